/** Time between two rounds of the monitor, in milliseconds. */
export const monitorInterval = 30_000;

/** Time between two health checks of the error layer, in milliseconds. */
export const healthCheckInterval = 60_000;

/** A query that takes longer than this is slow, in milliseconds. */
export const slowQueryThreshold = 2000;

/** How long an issue is recent, in milliseconds: one hour. */
export const recentIssueWindow = 3_600_000;

/** How many issues are stored; the oldest are dropped first. */
export const maxIssues = 200;
