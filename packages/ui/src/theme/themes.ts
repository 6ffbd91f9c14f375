import { contrastDarkColor, contrastLightColor } from './contrastPalettes.ts';
import { darkColor, lightColor, type ColorTokens, type Hex } from './palettes.ts';

/** Everything a theme decides. */
export interface ThemeTokens {
  /** Whether the browser draws its own parts, such as scroll bars, dark or light. */
  readonly scheme: 'dark' | 'light';
  /** One colour per role. */
  readonly color: ColorTokens;
  /** Stops of the page gradient, from the first corner to the last; one alone is a plain ground. */
  readonly stops: readonly [Hex, ...Hex[]];
  /** Where the middle one of three stops sits. */
  readonly middle: string;
  /** How much of a mark colour goes into a tinted ground. */
  readonly tint: { readonly status: string; readonly accent: string };
  /** Elevation, and the bright upper edge of what is raised. */
  readonly shadow: {
    readonly low: string;
    readonly middle: string;
    readonly high: string;
    readonly edge: string;
  };
  /** How thick edges are, focus rings, and the edge of a tinted ground, which most themes do without. */
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

// No tints and no shadows: what stands apart has an edge.
const contrasting = {
  middle: '50%',
  tint: { status: '0%', accent: '0%' },
  shadow: { low: flat, middle: flat, high: flat, edge: `inset ${flat}` },
  line: { edge: '2px', focus: '3px', tinted: '2px' },
} as const;

/** The themes of the kit: dark is the default, and both have a form of high contrast. */
export const themes = {
  dark,
  light,
  contrastDark: { ...contrasting, scheme: 'dark', color: contrastDarkColor, stops: ['#000000'] },
  contrastLight: { ...contrasting, scheme: 'light', color: contrastLightColor, stops: ['#FFFFFF'] },
} as const satisfies Record<string, ThemeTokens>;

/** Name of a theme of the kit. */
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

/** The variables of a theme: its tokens, with the gradient written out for the page. */
export function themeValues(theme: ThemeTokens) {
  const { color, stops, tint, shadow, line } = theme;
  return { color: { page: page(theme), pageSolid: stops[0], ...color }, tint, shadow, line };
}
