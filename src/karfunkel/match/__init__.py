"""One game being played, without input or output: its deal, its moves, its record, who sees what."""
