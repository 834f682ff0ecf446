// Nothing: a module that the toolchain's own modules name, and type checking doesn't need.
