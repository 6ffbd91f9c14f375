/** How many sessions are kept; the oldest go first (H14). */
export const maxSessions = 50;

/** How many messages of one session are kept; the oldest go first (H14). */
export const maxSessionMessages = 500;

/** How long the stored text may be, in characters (H14). */
export const maxStoredLength = 1_000_000;
