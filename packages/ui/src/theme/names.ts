const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Name of the variable of a token, without its dashes: `color`, `textMuted` is `kit-color-text-muted`. */
export const variableName = (path: readonly string[]): string => `kit-${path.map(kebab).join('-')}`;

/** The cascade layer that holds all tokens. */
export const tokensLayer = 'tokens';
