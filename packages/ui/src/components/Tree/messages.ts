/** Default English texts. */
export const english = { empty: 'Nothing here yet.', inside: 'Nothing inside.', loading: 'Loading…' };
