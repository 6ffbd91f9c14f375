import { contrastDarkColor, contrastLightColor } from './contrastPalettes.ts';
import { darkColor, lightColor, type ColorTokens, type Hex } from './palettes.ts';

/** Tokens of a theme. */
export interface ThemeTokens {
  /** `color-scheme` of the browser's own UI, such as scroll bars. */
  readonly scheme: 'dark' | 'light';
  /** Colours by role. */
  readonly color: ColorTokens;
  /** Stops of the page gradient in order; a single stop gives a plain background. */
  readonly stops: readonly [Hex, ...Hex[]];
  /** Position of the middle of three stops. */
  readonly middle: string;
  /** Share of the mark colour in a tinted background. */
  readonly tint: { readonly status: string; readonly accent: string };
  /** Elevation shadows, and the highlight on the top edge of raised surfaces. */
  readonly shadow: {
    readonly low: string;
    readonly middle: string;
    readonly high: string;
    readonly edge: string;
  };
  /** Widths of borders, focus rings and borders of tinted backgrounds, which most themes omit. */
  readonly line: { readonly edge: string; readonly focus: string; readonly tinted: string };
}

const flat = '0 0 0 0 transparent';
const fine = { edge: '1px', focus: '2px', tinted: '0px' };

const dark: ThemeTokens = {
  scheme: 'dark',
  color: darkColor,
  stops: ['#0D0B1E', '#1B1442', '#122047'],
  middle: '48%',
  tint: { status: '16%', accent: '22%' },
  shadow: {
    low: '0 1px 2px rgb(0 0 0 / .30)',
    middle: '0 4px 12px -2px rgb(0 0 0 / .40)',
    high: '0 12px 32px -8px rgb(0 0 0 / .50)',
    edge: 'inset 0 1px 0 rgb(255 255 255 / .04)',
  },
  line: fine,
};

const light: ThemeTokens = {
  scheme: 'light',
  color: lightColor,
  stops: ['#FFF9F2', '#FDEEDF', '#FBE6E1'],
  middle: '52%',
  tint: { status: '10%', accent: '9%' },
  shadow: {
    low: '0 1px 2px rgb(90 56 32 / .06)',
    middle: '0 4px 12px -2px rgb(90 56 32 / .08)',
    high: '0 12px 32px -8px rgb(90 56 32 / .10)',
    edge: `inset ${flat}`,
  },
  line: fine,
};

// No tints and no shadows: borders separate surfaces.
const contrasting = {
  middle: '50%',
  tint: { status: '0%', accent: '0%' },
  shadow: { low: flat, middle: flat, high: flat, edge: `inset ${flat}` },
  line: { edge: '2px', focus: '3px', tinted: '2px' },
} as const;

/** Built-in themes: dark (default) and light, each with a high-contrast variant. */
export const themes = {
  dark,
  light,
  contrastDark: { ...contrasting, scheme: 'dark', color: contrastDarkColor, stops: ['#000000'] },
  contrastLight: { ...contrasting, scheme: 'light', color: contrastLightColor, stops: ['#FFFFFF'] },
} as const satisfies Record<string, ThemeTokens>;

/** Name of a built-in theme. */
export type KitTheme = keyof typeof themes;

function page({ stops, middle }: ThemeTokens): string {
  if (stops.length === 1) return stops[0];
  const last = stops.length - 1;
  const placed = stops.map((stop, index) => {
    const place = stops.length === 3 && index === 1 ? middle : `${Math.round((index / last) * 100)}%`;
    return `${stop} ${place}`;
  });
  return `linear-gradient(150deg, ${placed.join(', ')})`;
}

/** Returns the variables of a theme: its tokens, with the page gradient as CSS. */
export function themeValues(theme: ThemeTokens) {
  const { color, stops, tint, shadow, line } = theme;
  return { color: { page: page(theme), pageSolid: stops[0], ...color }, tint, shadow, line };
}
