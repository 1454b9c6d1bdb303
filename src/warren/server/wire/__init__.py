"""What goes over the wire, in both directions. The page's types are generated from these models.

A client is told what its seat may know, and nothing else: message ids and arguments, never prose. It sends whole moves,
numbered by how many it has made before, so that a move that is sent twice is played once.
"""
