/* Tells callgrind where to begin and to end counting; does nothing where nobody counts. */

#include <valgrind/callgrind.h>

void begin(void) {
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_ZERO_STATS;
}

void end(const char *name) {
    CALLGRIND_DUMP_STATS_AT(name);
    CALLGRIND_STOP_INSTRUMENTATION;
}
