const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Variable name of a token, without leading dashes: `color`, `textMuted` gives `kit-color-text-muted`. */
export const variableName = (path: readonly string[]): string => `kit-${path.map(kebab).join('-')}`;

/** Cascade layer that contains all styles of the kit, so that a product can order it among its own. */
export const kitLayer = 'saywright';

/** Layers of the kit, inside `saywright`. */
export type LayerName = 'elements' | 'reset' | 'tokens' | 'components' | 'states';

/** Cascade layer of all tokens. */
export const tokensLayer = `${kitLayer}.tokens`;
