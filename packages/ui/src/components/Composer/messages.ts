/** English words of the composer. */
export const english = { send: 'Send', stop: 'Stop' };
