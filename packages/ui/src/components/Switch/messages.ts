/** Default English state texts. */
export const english = { on: 'On', off: 'Off' };
