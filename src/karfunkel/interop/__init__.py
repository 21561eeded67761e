"""Our games for other people's programs.  No other part of Karfunkel needs this one."""
