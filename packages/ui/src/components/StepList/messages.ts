/** Default English texts that screen readers read before a step. */
export const english = { done: 'Done', skipped: 'Skipped', current: 'Current', upcoming: 'Upcoming' };
