/** Default English texts. */
export const english = { external: '(external link)', newTab: '(opens in a new tab)' };
