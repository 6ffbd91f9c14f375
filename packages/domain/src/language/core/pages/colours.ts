/** A colour as red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

const named: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  grey: '#6b7280',
  red: '#c81e1e',
  orange: '#c2410c',
  yellow: '#eab308',
  gold: '#b8860b',
  green: '#15803d',
  lime: '#65a30d',
  olive: '#6b6b1f',
  teal: '#0f766e',
  turquoise: '#0e7c86',
  cyan: '#0891b2',
  blue: '#1d4ed8',
  navy: '#1e3a8a',
  indigo: '#4338ca',
  purple: '#7e22ce',
  violet: '#6d28d9',
  magenta: '#c026d3',
  pink: '#db2777',
  brown: '#7c4a21',
  beige: '#f5efe0',
  cream: '#fffbeb',
  maroon: '#7f1d1d',
  burgundy: '#7f1d3a',
  crimson: '#be123c',
  rose: '#e11d6b',
  coral: '#f4694c',
  salmon: '#f08a7a',
  peach: '#fbcfa4',
  mustard: '#b58900',
  caramel: '#b26a2b',
  coffee: '#5c4033',
  chocolate: '#4e2f1b',
  sand: '#e7d8b8',
  mint: '#a7e8c9',
  lavender: '#c4b5fd',
  plum: '#6b2155',
  silver: '#c0c4cc',
  charcoal: '#374151',
  blush: '#f5d5d8',
  ivory: '#fdfbef',
  sage: '#8a9a7b',
  terracotta: '#b5533c',
  lilac: '#c8a2c8',
  emerald: '#047857',
  aubergine: '#4a1942',
  amber: '#d97706',
  fuchsia: '#c026a3',
};
const tones = /^(?<tone>very light|very dark|light|pale|soft|bright|dark|deep)[ -]?(?<name>\p{L}+)$/u;

/** Words of a colour, for the rules that look for one. */
export const colourWords = `(?:(?:a |an )?(?:(?:very )?(?:light|pale|soft|bright|dark|deep)[ -]?)?(?:${Object.keys(named).join('|')}|gray|golden)(?: ?\\(?#[\\da-f]{3}(?:[\\da-f]{3})?\\)?)?|#[\\da-f]{3}(?:[\\da-f]{3})?)`;

function fromHex(hex: string): Colour {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/giu, '$&$&') : hex;
  const at = (from: number): number => Number.parseInt(long.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

const inHex = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A colour part of the way to another. */
function towards(from: Colour, to: Colour, share: number): Colour {
  const part = (at: 0 | 1 | 2): number => from[at] + (to[at] - from[at]) * share;
  return [part(0), part(1), part(2)];
}

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

function brightness(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour, darker or lighter until it can be read on another. */
function readable(colour: Colour, on: Colour): Colour {
  const end = brightness(on) > 0.18 ? black : white;
  for (let share = 0; share < 1; share += 0.04) {
    const tried = towards(colour, end, share);
    if (contrast(tried, on) >= 4.6) return tried;
  }
  return end;
}

/** A colour that was said. */
export interface SaidColour {
  readonly colour: Colour;
  /** Whether it was said as a number, which is to be kept. */
  readonly isExact: boolean;
}

/** Reads a colour; undefined where it is none. */
export function colourOf(said: string): SaidColour | undefined {
  const plain = said
    .toLowerCase()
    .trim()
    .replace(/^an? /u, '')
    .replace('gray', 'grey')
    .replace('golden', 'gold')
    // A number after the name says which one exactly.
    .replace(/^[^#]+\((#[\da-f]+)\)$|^[^#]+(#[\da-f]+)$/u, '$1$2');
  if (/^#[\da-f]{3}(?:[\da-f]{3})?$/u.test(plain)) return { colour: fromHex(plain), isExact: true };
  const { tone, name = plain } = tones.exec(plain)?.groups ?? {};
  const hex = Object.hasOwn(named, name) ? named[name] : undefined;
  if (hex === undefined) return undefined;
  const colour = fromHex(hex);
  if (tone === undefined || tone === 'bright') return { colour, isExact: false };
  const isDark = /dark|deep/u.test(tone);
  const share = isDark ? (tone === 'very dark' ? 0.65 : 0.5) : tone === 'very light' ? 0.9 : 0.78;
  return { colour: towards(colour, isDark ? black : white, share), isExact: false };
}

/** Values of a style sheet by name, for the light and the dark look. */
export type LookValues = Readonly<Record<string, string>>;

const grounds = { light: fromHex('#faf8f5'), dark: fromHex('#17151a') };

const both = (light: Colour, dark: Colour): string => `light-dark(${inHex(light)}, ${inHex(dark)})`;

const upon = (colour: Colour): Colour => (contrast(colour, white) >= contrast(colour, black) ? white : black);

/** The values for buttons and links. */
export function accentValues({ colour, isExact }: SaidColour): LookValues {
  const light = isExact ? colour : readable(colour, grounds.light);
  const dark = readable(colour, grounds.dark);
  return { '--accent': both(light, dark), '--on-accent': both(upon(light), upon(dark)) };
}

/** The values for the ground of all pages; a dark one makes the dark look the only one. */
export function groundValues({ colour }: SaidColour): LookValues {
  const isDark = contrast(colour, white) > contrast(colour, black);
  return isDark
    ? { 'color-scheme': 'dark', '--ground': both(colour, colour) }
    : { '--ground': both(colour, towards(colour, black, 0.88)) };
}

/** The values for text. */
export function textValues({ colour }: SaidColour): LookValues {
  return { '--text': both(readable(colour, grounds.light), readable(colour, grounds.dark)) };
}

const families: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:a )?(?:sans|sans[- ]serif|modern|clean|plain|simple|normal|default|system)$/u,
    'system-ui, sans-serif',
    'a sans-serif font',
  ],
  [
    /^(?:a )?(?:serif|classic|traditional|old[- ]?fashioned|vintage|book|newspaper|elegant|georgia|times)$/u,
    "Georgia, 'Times New Roman', serif",
    'a serif font',
  ],
  [
    /^(?:a )?(?:mono|monospace|monospaced|typewriter|code|fixed[- ]width|courier)$/u,
    'ui-monospace, Menlo, Consolas, monospace',
    'a monospaced font',
  ],
  [
    /^(?:a )?(?:round|rounded|friendly|playful)$/u,
    "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, 'Arial Rounded MT Bold', system-ui, sans-serif",
    'a rounded font',
  ],
  [/^arial|helvetica$/u, 'Arial, Helvetica, sans-serif', 'Arial'],
  [/^verdana$/u, 'Verdana, Geneva, sans-serif', 'Verdana'],
];

/** The family of a font by how it is called; undefined for one that visitors may not have. */
export function fontOf(said: string): { readonly family: string; readonly name: string } | undefined {
  const plain = said.toLowerCase().trim();
  const [, family, name] = families.find(([words]) => words.test(plain)) ?? [];
  return family === undefined || name === undefined ? undefined : { family, name };
}
