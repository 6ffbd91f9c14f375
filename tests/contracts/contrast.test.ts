import { describe, expect, it } from 'vitest';
import {
  bars,
  contrast,
  contrastReport,
  gradientSamples,
  grounds,
  luminance,
  mix,
  themes,
  type ColorTokens,
  type ThemeTokens,
} from '@saywright/ui/tokens';
import { seenLight, visions } from '../../stories/foundations/colourVision.ts';

type Role = keyof ColorTokens;
type Vector = readonly [number, number, number];
type Vision = Parameters<typeof seenLight>[1];

/** OKLab (Ottosson) from linear RGB. */
function oklab([red, green, blue]: Vector): Vector {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const seen = (hex: string, vision: Vision): Vector => oklab(seenLight(hex, vision));

function difference(one: string, other: string, vision: Vision): number {
  const [a, b] = [seen(one, vision), seen(other, vision)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const families: { roles: readonly Role[]; least: number }[] = [
  { roles: ['success', 'info', 'warning', 'danger', 'neutral'], least: 0.07 },
  { roles: ['riskLow', 'riskMedium', 'riskHigh', 'riskCritical'], least: 0.09 },
];

const kit: readonly (ThemeTokens & { readonly name: string })[] = Object.entries(themes).map(
  ([name, theme]) => ({ name, ...theme }),
);

describe.each(kit)('$name theme', (theme) => {
  const { color, stops, scheme } = theme;

  it('checks five surfaces and fourteen points of the page gradient', () => {
    expect(grounds(color, stops)).toHaveLength(5 + (stops.length === 1 ? 1 : 14));
  });

  it('has 7:1 for text, 3:1 for marks and 4.5:1 for labels on every background', () => {
    expect(contrastReport(theme)).toEqual([]);
  });

  it('has 7:1 in the second confirmation', () => {
    const panel = mix(color.surface, color.riskHigh, 0.1);
    for (const role of ['text', 'textMuted', 'riskHighText'] as const)
      expect(contrast(color[role], panel)).toBeGreaterThanOrEqual(bars.text);
  });

  it('has gradient stops on which muted text has 7:1', () => {
    const muted = luminance(color.textMuted) + 0.05;
    for (const stop of gradientSamples(stops)) {
      const room =
        scheme === 'dark' ? muted / 7 - 0.05 - luminance(stop) : luminance(stop) - (7 * muted - 0.05);
      expect(room).toBeGreaterThanOrEqual(0);
    }
  });

  it.each(Object.keys(visions))('marks stay apart for %s vision', (kind) => {
    const vision = visions[kind];
    if (vision === undefined) throw new Error(`unknown vision ${kind}`);
    for (const { roles, least } of families)
      for (const [index, one] of roles.entries())
        for (const other of roles.slice(index + 1))
          expect(difference(color[one], color[other], vision), `${one} and ${other}`).toBeGreaterThanOrEqual(
            least,
          );
  });
});

describe.each([
  ['black', themes.contrastDark, '#000000', '#FFFFFF', '#0A0A12', 12.6],
  ['white', themes.contrastLight, '#FFFFFF', '#000000', '#FFFFFF', 11.9],
] as const)('high contrast on %s', (_, { color, line }, ground, ink, label, fill) => {
  it('has a plain background, pure text and borders of 2 px', () => {
    const inks = [color.text, color.textSecondary, color.textMuted, color.border, color.borderStrong];
    expect(new Set(inks)).toEqual(new Set([ink]));
    expect(new Set([color.sunken, color.surface, color.raised, color.overlay, color.bar])).toEqual(
      new Set([ground]),
    );
    expect(line.edge).toBe('2px');
  });

  it('fills the primary action with the accent', () => {
    expect(color.onAccent).toBe(label);
    expect(contrast(color.onAccent, color.accent)).toBeGreaterThanOrEqual(fill);
  });

  it('has at least 4.5:1 for marks', () => {
    const least = Math.min(
      ...families.flatMap(({ roles }) => roles.map((role) => contrast(color[role], ground))),
    );
    expect(least).toBeGreaterThanOrEqual(4.5);
  });
});
