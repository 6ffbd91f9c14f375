/** English words read before a step. */
export const english = { done: 'Done', current: 'Current', upcoming: 'Upcoming' };
