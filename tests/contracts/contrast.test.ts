import { describe, expect, it } from 'vitest';
import {
  bars,
  contrast,
  contrastReport,
  gradientSamples,
  grounds,
  linearChannels,
  luminance,
  mix,
  themes,
  type ColorTokens,
  type ThemeTokens,
} from '@saywright/ui/tokens';

type Role = keyof ColorTokens;
type Vector = readonly [number, number, number];

/** OKLab after Ottosson, from linear light. */
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

/** Colour vision after Machado 2009, full severity. */
const visions: Record<string, readonly [Vector, Vector, Vector]> = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function seen(hex: string, vision: readonly [Vector, Vector, Vector]): Vector {
  const light = linearChannels(hex);
  return oklab([clamp(dot(vision[0], light)), clamp(dot(vision[1], light)), clamp(dot(vision[2], light))]);
}

function difference(one: string, other: string, vision: readonly [Vector, Vector, Vector]): number {
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

  it('checks five surfaces and the page, a gradient at fourteen points', () => {
    expect(grounds(color, stops)).toHaveLength(5 + (stops.length === 1 ? 1 : 14));
  });

  it('holds 7:1 for text, 3:1 for marks and 4.5:1 for labels, wherever they stand', () => {
    expect(contrastReport(theme)).toEqual([]);
  });

  it('keeps 7:1 in the second yes', () => {
    const panel = mix(color.surface, color.riskHigh, 0.1);
    for (const role of ['text', 'textMuted', 'riskHighText'] as const)
      expect(contrast(color[role], panel)).toBeGreaterThanOrEqual(bars.text);
  });

  it('keeps gradient stops where muted text stays 7:1', () => {
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
  it('has a plain ground, pure text and edges of 2 px', () => {
    const inks = [color.text, color.textSecondary, color.textMuted, color.border, color.borderStrong];
    expect(new Set(inks)).toEqual(new Set([ink]));
    expect(new Set([color.sunken, color.surface, color.raised, color.overlay, color.bar])).toEqual(
      new Set([ground]),
    );
    expect(line.edge).toBe('2px');
  });

  it('fills the one main action in the accent', () => {
    expect(color.onAccent).toBe(label);
    expect(contrast(color.onAccent, color.accent)).toBeGreaterThanOrEqual(fill);
  });

  it('draws marks at 4.5:1 at least', () => {
    const least = Math.min(
      ...families.flatMap(({ roles }) => roles.map((role) => contrast(color[role], ground))),
    );
    expect(least).toBeGreaterThanOrEqual(4.5);
  });
});
