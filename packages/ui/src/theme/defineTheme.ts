import { contrastReport, type ContrastFinding } from './contrastReport.ts';
import { tokensLayer, variableName } from './names.ts';
import type { ColorTokens, Hex } from './palettes.ts';
import { themes, themeValues, type KitTheme, type ThemeTokens } from './themes.ts';

/** What a theme of your own changes; everything else comes from the theme it starts from. */
export interface ThemeDefinition {
  /** Selector of the elements it is for, such as `[data-theme="ocean"]`. */
  readonly scope: string;
  /** Theme of the kit it starts from. @default 'dark' */
  readonly base?: KitTheme | undefined;
  /** Colours by role, each as `#RRGGBB`. */
  readonly color?: Partial<ColorTokens> | undefined;
  /** Stops of the page gradient; one alone is a plain ground. */
  readonly stops?: ThemeTokens['stops'] | undefined;
  /** How much of a mark colour goes into a tinted ground, such as `12%`. */
  readonly tint?: Partial<ThemeTokens['tint']> | undefined;
  /** Elevation, as values of `box-shadow`. */
  readonly shadow?: Partial<ThemeTokens['shadow']> | undefined;
  /** How thick edges and focus rings are. */
  readonly line?: Partial<ThemeTokens['line']> | undefined;
}

/** A theme of your own, ready to be served. */
export interface DefinedTheme {
  /** Style sheet that sets every variable in the scope. It may be loaded before or after the styles of the kit. */
  readonly css: string;
  /** Pairs below 7:1 for text and 3:1 for marks; empty when everything can be read. */
  readonly report: readonly ContrastFinding[];
}

const isHex = (value: string): boolean => /^#[\da-f]{6}$/i.test(value);

function checkColors(entries: readonly (readonly [string, Hex])[]): void {
  for (const [name, value] of entries)
    if (!isHex(value)) throw new TypeError(`Theme colour ${name} is ${value}. Write it as #RRGGBB.`);
}

/** One declaration per variable, whose name is its path. */
function declarations(values: object, path: readonly string[] = []): readonly string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? declarations(value, [...path, key])
      : [`    --${variableName([...path, key])}: ${String(value)};`],
  );
}

/**
 * Makes a theme out of the few tokens you change: the CSS for its scope, and every pair of colours that is too close.
 * @throws TypeError when a colour is not written as `#RRGGBB`, because its contrast could not be told.
 * @example
 * const { css, report } = defineTheme({
 *   scope: '[data-theme="ocean"]',
 *   base: 'dark',
 *   color: { accent: '#1F6FB2', accentText: '#A9D5FF' },
 *   stops: ['#06131F'],
 * });
 */
export function defineTheme(definition: ThemeDefinition): DefinedTheme {
  const base: ThemeTokens = themes[definition.base ?? 'dark'];
  const { color, stops, tint, shadow, line } = definition;
  const theme: ThemeTokens = {
    ...base,
    color: { ...base.color, ...color },
    stops: stops ?? base.stops,
    tint: { ...base.tint, ...tint },
    shadow: { ...base.shadow, ...shadow },
    line: { ...base.line, ...line },
  };
  checkColors(Object.entries(theme.color));
  checkColors(theme.stops.map((stop, index) => [`stop ${index + 1}`, stop]));
  const css = [
    `@layer ${tokensLayer} {`,
    `  ${definition.scope} {`,
    `    color-scheme: ${theme.scheme};`,
    `    color: ${theme.color.text};`,
    ...declarations(themeValues(theme)),
    '  }',
    '}',
    '',
  ].join('\n');
  return { css, report: contrastReport(theme) };
}
