/** English names of the button for the theme it switches to. */
export const english = { dark: 'Use the dark theme', light: 'Use the light theme' };
