import { contrast, bars, grounds, linearChannels, mix } from './contrast.ts';
import type { ColorTokens, Hex } from './palettes.ts';
import type { ThemeTokens } from './themes.ts';

type Triple = readonly [number, number, number];

/** A colour by lightness (0 to 1), chroma, and the cosine and sine of its hue. */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: readonly [cos: number, sin: number];
}

const dot = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z;

/** Converts a hex colour to OKLCH, in which lightness changes without a change of hue. */
function toOklch(hex: Hex): Oklch {
  const rgb = linearChannels(hex);
  const cones: Triple = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], rgb)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], rgb)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], rgb)),
  ];
  const a = dot([1.9779984951, -2.428592205, 0.4505937099], cones);
  const b = dot([0.0259040371, 0.7827717662, -0.808675766], cones);
  const chroma = Math.hypot(a, b);
  const hue = chroma === 0 ? ([1, 0] as const) : ([a / chroma, b / chroma] as const);
  return { lightness: dot([0.2104542553, 0.793617785, -0.0040720468], cones), chroma, hue };
}

/** Linear-light channels, which are outside 0 to 1 if a screen cannot show the colour. */
function toLinear({ lightness, chroma, hue: [cos, sin] }: Oklch): Triple {
  const lab: Triple = [lightness, chroma * cos, chroma * sin];
  const cones: Triple = [
    dot([1, 0.3963377774, 0.2158037573], lab) ** 3,
    dot([1, -0.1055613458, -0.0638541728], lab) ** 3,
    dot([1, -0.0894841775, -1.291485548], lab) ** 3,
  ];
  return [
    dot([4.0767416621, -3.3077115913, 0.2309699292], cones),
    dot([-1.2684380046, 2.6097574011, -0.3413193965], cones),
    dot([-0.0041960863, -0.7034186147, 1.707614701], cones),
  ];
}

/** Halves a range until the smallest accepted value is known to four digits. */
function smallest(from: number, to: number, accepts: (value: number) => boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (accepts(middle)) high = middle;
    else low = middle;
  }
  return high;
}

const isShown = (color: Oklch): boolean =>
  toLinear(color).every((channel) => channel > -0.0005 && channel < 1.0005);

const encoded = (channel: number): string => {
  const value = Math.min(1, Math.max(0, channel));
  const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255)
    .toString(16)
    .padStart(2, '0');
};

/** The hex of a colour, with as much of its chroma as a screen can show. */
function toHex(color: Oklch): Hex {
  const loss = smallest(0, 1, (part) => isShown({ ...color, chroma: color.chroma * (1 - part) }));
  const fitting = isShown(color) ? color : { ...color, chroma: color.chroma * (1 - loss) };
  return `#${toLinear(fitting).map(encoded).join('').toUpperCase()}`;
}

/** The roles that follow from a brand colour. */
export type BrandRoles = Pick<
  ColorTokens,
  'accent' | 'accentHover' | 'accentPressed' | 'onAccent' | 'accentText' | 'bubble'
>;

/**
 * Derives the accent colours of a theme from one brand colour: the fill is the brand colour, its label is light or dark,
 * and text in the accent is as close to it as a contrast of 7:1 allows.
 * @example
 * brandRamp('#1F6FB2', themes.dark).accentText // readable on every surface of the dark theme
 */
export function brandRamp(brand: Hex, theme: ThemeTokens): BrandRoles {
  const { scheme, color, stops, tint } = theme;
  const own = toOklch(brand);
  const at = (lightness: number): Hex => toHex({ ...own, lightness });
  const isLightLabel = contrast('#FFFFFF', brand) >= bars.label;
  // Pressed colours move away from the label, so that it stays readable.
  const away = isLightLabel ? -1 : 1;
  const share = Number.parseFloat(tint.accent) / 100;
  const under = [...grounds(color, stops), mix(color.surface, brand, share)];
  const isReadable = (hex: string): boolean => under.every((ground) => contrast(hex, ground) >= bars.text);
  const text =
    scheme === 'dark'
      ? smallest(own.lightness, 1, (lightness) => isReadable(at(lightness)))
      : 1 - smallest(1 - own.lightness, 1, (darkness) => isReadable(at(1 - darkness)));
  const paler = smallest(
    0,
    1,
    (part) => contrast(color.text, mix(color.surface, brand, 0.3 * (1 - part))) >= bars.text,
  );
  return {
    accent: brand,
    accentHover: at(own.lightness + away * 0.04),
    accentPressed: at(own.lightness + away * 0.08),
    onAccent: isLightLabel ? '#FFFFFF' : '#000000',
    accentText: isReadable(brand) ? brand : at(text),
    bubble: `#${mix(color.surface, brand, 0.3 * (1 - paler))
      .slice(1)
      .toUpperCase()}`,
  };
}
