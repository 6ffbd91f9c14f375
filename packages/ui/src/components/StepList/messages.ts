/** English words read before a step. */
export const english = { done: 'Done', skipped: 'Left out', current: 'Current', upcoming: 'Upcoming' };
