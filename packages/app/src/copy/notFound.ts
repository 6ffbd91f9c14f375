/** The page for addresses that lead nowhere. */
export const notFoundCopy = {
  text: 'Oops! Page not found',
  home: 'Return to Home',
} as const;
