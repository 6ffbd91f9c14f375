const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Variable name of a token, without leading dashes: `color`, `textMuted` gives `kit-color-text-muted`. */
export const variableName = (path: readonly string[]): string => `kit-${path.map(kebab).join('-')}`;

/** Cascade layer of all tokens. */
export const tokensLayer = 'tokens';
