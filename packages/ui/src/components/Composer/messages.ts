/** Default English texts. */
export const english = { send: 'Send', stop: 'Stop' };
