import { bars, contrast, grounds, markRoles, mix, textRoles } from './contrast.ts';
import type { ColorTokens } from './palettes.ts';
import type { ThemeTokens } from './themes.ts';

/** Pair of foreground and background colours with insufficient contrast. */
export interface ContrastFinding {
  /** Role of the foreground colour. */
  readonly role: keyof ColorTokens;
  /** Background: `a surface or the page`, or its role. */
  readonly on: string;
  /** Background colour; of several, the worst. */
  readonly ground: string;
  /** Contrast ratio as WCAG 2 defines it, rounded down to hundredths. */
  readonly ratio: number;
  /** Required ratio: 7 for text, 3 for marks and borders, 4.5 for the label of a filled button. */
  readonly atLeast: number;
}

interface Pair {
  readonly role: keyof ColorTokens;
  readonly on: string;
  readonly under: readonly string[];
  readonly atLeast: number;
}

const tinted = [
  ['successText', 'success'],
  ['infoText', 'info'],
  ['warningText', 'warning'],
  ['dangerText', 'danger'],
  ['neutralText', 'neutral'],
  ['riskLowText', 'riskLow'],
  ['riskMediumText', 'riskMedium'],
  ['riskHighText', 'riskHigh'],
  ['riskCriticalText', 'riskCritical'],
] as const;

const inCode = ['codeKeyword', 'codeString', 'codeNumber', 'codeFunction'] as const;
const fills = ['accent', 'accentHover', 'accentPressed'] as const;

/** Pairs of roles that components combine as foreground and background. */
function pairs({ color, stops, tint }: ThemeTokens): readonly Pair[] {
  const everywhere = { on: 'a surface or the page', under: grounds(color, stops) };
  const tinge = (mark: keyof ColorTokens, percent: string): readonly string[] => [
    mix(color.surface, color[mark], Number.parseFloat(percent) / 100),
  ];
  const { text, mark, label } = bars;
  return [
    ...textRoles.map((role) => ({ role, ...everywhere, atLeast: text })),
    ...markRoles.map((role) => ({ role, ...everywhere, atLeast: mark })),
    ...fills.map((on) => ({ role: 'onAccent' as const, on, under: [color[on]], atLeast: label })),
    { role: 'onDanger', on: 'dangerFill', under: [color.dangerFill], atLeast: text },
    { role: 'text', on: 'bubble', under: [color.bubble], atLeast: text },
    ...tinted.flatMap(([words, hue]) =>
      ([words, 'textSecondary'] as const).map((role) => ({
        role,
        on: `a tint of ${hue}`,
        under: tinge(hue, tint.status),
        atLeast: text,
      })),
    ),
    { role: 'accentText', on: 'a tint of accent', under: tinge('accent', tint.accent), atLeast: text },
    ...inCode.map((role) => ({ role, on: 'sunken', under: [color.sunken], atLeast: text })),
  ];
}

/**
 * Returns the colour pairs of a theme with insufficient contrast; none in a built-in theme. Text must reach 7:1 on every
 * surface and at every sampled point of the page gradient, marks and borders of controls 3:1 (WCAG 2.2, 1.4.6 and
 * 1.4.11). Disabled text is excluded.
 * @example
 * contrastReport(themes.light) // => []
 */
export function contrastReport(theme: ThemeTokens): readonly ContrastFinding[] {
  return pairs(theme).flatMap(({ role, on, under, atLeast }) => {
    const own = theme.color[role];
    const ground = under.reduce((worst, next) => (contrast(own, next) < contrast(own, worst) ? next : worst));
    const exact = contrast(own, ground);
    return exact < atLeast ? [{ role, on, ground, ratio: Math.floor(exact * 100) / 100, atLeast }] : [];
  });
}
