import { bars, contrast, grounds, markRoles, mix, textRoles } from './contrast.ts';
import type { ColorTokens } from './palettes.ts';
import type { ThemeTokens } from './themes.ts';

/** A pair of colours that stand on one another and are too close. */
export interface ContrastFinding {
  /** Role of what is read or seen. */
  readonly role: keyof ColorTokens;
  /** What it stands on: `a surface or the page`, or the role of the ground. */
  readonly on: string;
  /** Colour of that ground; of several, the worst. */
  readonly ground: string;
  /** Contrast as WCAG 2 defines it, rounded down to hundredths. */
  readonly ratio: number;
  /** What it should be: 7 for text, 3 for marks and edges, 4.5 for the label of a filled button. */
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

/** Every pair of roles that the components of the kit put on one another. */
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
 * The pairs of a theme that are too close to read or to see; none in a theme of the kit. Text has to reach 7:1 on
 * every surface and at every sampled point of the page gradient, marks and edges of controls 3:1 (WCAG 2.2, 1.4.6 and
 * 1.4.11). Disabled text is left out.
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
