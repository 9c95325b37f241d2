"""What a client, a server and the page agree on: messages, schemas, packed rows, fair chance."""
