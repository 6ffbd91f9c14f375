/** Default English button names, by the theme it switches to. */
export const english = { dark: 'Use the dark theme', light: 'Use the light theme' };
