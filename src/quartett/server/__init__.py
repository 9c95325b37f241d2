"""The table server: see docs/architecture.md, docs/operations.md and docs/protocol.md."""
