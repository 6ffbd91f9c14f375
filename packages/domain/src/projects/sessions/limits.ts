/** How many sessions are stored; the oldest are dropped first. */
export const maxSessions = 50;

/** How many messages of one session are stored; the oldest are dropped first. */
export const maxSessionMessages = 500;

/** The longest stored text, in characters. */
export const maxStoredLength = 1_000_000;
