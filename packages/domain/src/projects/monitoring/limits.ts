/** Time between two rounds of the monitor, in milliseconds (CS-CALL-10). */
export const monitorInterval = 30_000;

/** Time between two health checks of the error layer, in milliseconds (CS-CALL-09). */
export const healthCheckInterval = 60_000;

/** A query that takes longer than this is slow, in milliseconds (CS-MONI-30). */
export const slowQueryThreshold = 2000;

/** How long an issue is recent, in milliseconds: one hour (CS-MONI-17). */
export const recentIssueWindow = 3_600_000;

/** How many issues are kept; the oldest go first (A51). */
export const maxIssues = 200;
