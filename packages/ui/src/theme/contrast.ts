import type { ColorTokens } from './palettes.ts';

type Role = keyof ColorTokens;

/** Minimum contrast of text, of marks and borders, and of the label on a filled button. */
export const bars = { text: 7, mark: 3, label: 4.5 } as const;

/** Colour roles for text. */
export const textRoles = [
  'text',
  'textSecondary',
  'textMuted',
  'accentText',
  'link',
  'successText',
  'infoText',
  'warningText',
  'dangerText',
  'neutralText',
  'riskLowText',
  'riskMediumText',
  'riskHighText',
  'riskCriticalText',
] as const satisfies readonly Role[];

/** Colour roles for icons, dots, bars and borders. */
export const markRoles = [
  'success',
  'info',
  'warning',
  'danger',
  'neutral',
  'riskLow',
  'riskMedium',
  'riskHigh',
  'riskCritical',
  'focus',
  'borderStrong',
] as const satisfies readonly Role[];

const surfaces = ['sunken', 'surface', 'raised', 'overlay', 'hover'] as const satisfies readonly Role[];

type Rgb = readonly [number, number, number];

/** Parses a hex colour into red, green and blue from 0 to 1. */
export function channels(hex: string): Rgb {
  const part = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Linear-light channels of a colour. */
export function linearChannels(hex: string): Rgb {
  const [red, green, blue] = channels(hex);
  return [linear(red), linear(green), linear(blue)];
}

/** Relative luminance as WCAG 2 defines it. */
export function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Mixes two colours by a share from 0 to 1, like `color-mix` in sRGB. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((start, index) => start + ((end[index] ?? 0) - start) * share);
  return `#${mixed
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Colours along a gradient: seven samples between adjacent stops. */
export function gradientSamples(stops: readonly string[]): string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const from = stops[index] ?? stop;
    return Array.from({ length: 7 }, (_, step) => mix(from, stop, step / 6));
  });
}

/** All backgrounds that text may have in a theme. */
export const grounds = (color: ColorTokens, stops: readonly string[]): string[] => [
  ...surfaces.map((surface) => color[surface]),
  ...(stops.length === 1 ? stops : gradientSamples(stops)),
];
