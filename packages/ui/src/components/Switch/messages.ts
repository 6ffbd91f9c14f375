/** English words beside a switch. */
export const english = { on: 'On', off: 'Off' };
