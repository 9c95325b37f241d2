"""HTTP and sockets: the only place that knows the web framework."""
