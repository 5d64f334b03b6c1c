// jpeglib.h uses FILE without including it.
#include <stdio.h>

#include <jpeglib.h>
