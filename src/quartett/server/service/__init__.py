"""The services of one worker: tables, lobby, bots, presenter, notices. All waiting happens here."""
