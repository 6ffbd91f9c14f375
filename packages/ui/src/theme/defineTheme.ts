import { brandRamp } from './brandRamp.ts';
import { contrastReport, type ContrastFinding } from './contrastReport.ts';
import { tokensLayer, variableName } from './names.ts';
import type { ColorTokens, Hex } from './palettes.ts';
import { themes, themeValues, type KitTheme, type ThemeTokens } from './themes.ts';

/** Changes of a custom theme; everything else comes from its base. */
export interface ThemeDefinition {
  /** Selector of the elements it applies to, such as `[data-theme="ocean"]`. */
  readonly scope: string;
  /** Built-in theme it is based on. @default 'dark' */
  readonly base?: KitTheme | undefined;
  /** Brand colour as `#RRGGBB`: the accent colours are derived from it; `color` overrides them. */
  readonly brand?: Hex | undefined;
  /** Colours by role, each as `#RRGGBB`. */
  readonly color?: Partial<ColorTokens> | undefined;
  /** Stops of the page gradient; a single stop gives a plain background. */
  readonly stops?: ThemeTokens['stops'] | undefined;
  /** Share of the mark colour in a tinted background, such as `12%`. */
  readonly tint?: Partial<ThemeTokens['tint']> | undefined;
  /** Elevation shadows, as `box-shadow` values. */
  readonly shadow?: Partial<ThemeTokens['shadow']> | undefined;
  /** Widths of borders and focus rings. */
  readonly line?: Partial<ThemeTokens['line']> | undefined;
}

/** Custom theme, ready to be served. */
export interface DefinedTheme {
  /** Style sheet that sets every variable in the scope; load it before or after the kit's styles. */
  readonly css: string;
  /** Pairs below 7:1 for text or 3:1 for marks; empty if there are none. */
  readonly report: readonly ContrastFinding[];
}

const isHex = (value: string): boolean => /^#[\da-f]{6}$/i.test(value);

function checkColors(entries: readonly (readonly [string, Hex])[]): void {
  for (const [name, value] of entries)
    if (!isHex(value)) throw new TypeError(`Theme colour ${name} is ${value}. Write it as #RRGGBB.`);
}

/** Returns one declaration per variable, named by its path. */
function declarations(values: object, path: readonly string[] = []): readonly string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? declarations(value, [...path, key])
      : [`    --${variableName([...path, key])}: ${String(value)};`],
  );
}

/**
 * Creates a theme from the tokens you change: CSS for its scope, and colour pairs with insufficient contrast.
 * @throws TypeError if a colour is not written as `#RRGGBB`, because its contrast could not be computed.
 * @example
 * const { css, report } = defineTheme({
 *   scope: '[data-theme="ocean"]',
 *   base: 'dark',
 *   brand: '#1F6FB2',
 *   color: { link: '#A9D5FF' },
 *   stops: ['#06131F'],
 * });
 */
export function defineTheme(definition: ThemeDefinition): DefinedTheme {
  const base: ThemeTokens = themes[definition.base ?? 'dark'];
  const { brand, color, stops, tint, shadow, line } = definition;
  const changed: ThemeTokens = {
    ...base,
    color: { ...base.color, ...color },
    stops: stops ?? base.stops,
    tint: { ...base.tint, ...tint },
  };
  if (brand !== undefined) checkColors([['brand', brand]]);
  // The ramp depends on the surfaces, so these are changed first.
  const ramp = brand === undefined ? {} : brandRamp(brand, changed);
  const theme: ThemeTokens = {
    ...changed,
    color: { ...changed.color, ...ramp, ...color },
    shadow: { ...base.shadow, ...shadow },
    line: { ...base.line, ...line },
  };
  checkColors(Object.entries(theme.color));
  checkColors(theme.stops.map((stop, index) => [`stop ${index + 1}`, stop]));
  const css = [
    `@layer ${tokensLayer} {`,
    `  ${definition.scope} {`,
    `    --kit-scheme: ${theme.scheme};`,
    ...declarations(themeValues(theme)),
    '  }',
    '}',
    '',
  ].join('\n');
  return { css, report: contrastReport(theme) };
}
