import { densities } from './density.ts';
import { scale } from './scale.ts';
import { themes, type ThemeTokens } from './themes.ts';

/** A token of the Design Tokens format: its type and value. */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}

/** Tokens and groups by name. */
export interface DesignTokenGroup {
  readonly [name: string]: DesignToken | DesignTokenGroup | string;
}

type Notation = 'objects' | 'strings';

const byKey = (
  values: Readonly<Record<string, string>>,
  write: (value: string) => DesignToken,
): DesignTokenGroup => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, write(value)]));

const lengthOf = (text: string): { readonly value: number; readonly unit: string } => {
  const [, value = '0', unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text.trim()) ?? [];
  return { value: Number(value), unit };
};

const channel = (hex: string, at: number): number =>
  Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4));

/** Letter spacing of the steps that have one. */
const tracks: ReadonlyMap<string, string> = new Map(Object.entries(scale.track));

/** Writes values in the notation of the format, or as the CSS texts that older importers read. */
function writers(notation: Notation) {
  const as = ($type: string, text: string, value: unknown): DesignToken => ({
    $type,
    $value: notation === 'strings' ? text : value,
  });
  const colorValue = (hex: string) => ({
    colorSpace: 'srgb',
    components: [channel(hex, 1), channel(hex, 3), channel(hex, 5)],
    hex: hex.toLowerCase(),
  });
  const shadowValue = (text: string): unknown => {
    const [, red = '0', green = '0', blue = '0', alpha = '0'] =
      /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(text) ?? [];
    const hex = `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    const lengths = text
      .replace(/^inset |rgb\(.*|transparent/g, '')
      .trim()
      .split(' ');
    const [offsetX, offsetY, blur, spread = '0'] = lengths;
    return {
      color: { ...colorValue(hex), alpha: Number(alpha) },
      offsetX: lengthOf(offsetX ?? '0'),
      offsetY: lengthOf(offsetY ?? '0'),
      blur: lengthOf(blur ?? '0'),
      spread: lengthOf(spread),
      inset: text.startsWith('inset'),
    };
  };
  const dimension = (text: string): DesignToken => as('dimension', text, lengthOf(text));
  return {
    color: (hex: string): DesignToken => as('color', hex, colorValue(hex)),
    dimension,
    /** A length, or a plain factor such as `.75`. */
    sized: (text: string): DesignToken =>
      /[a-z]$/.test(text) ? dimension(text) : as('number', text, Number(text)),
    number: (text: string): DesignToken => as('number', text, Number(text)),
    /** A share such as `12%`, from 0 to 1. */
    share: (text: string): DesignToken => as('number', text, Number.parseFloat(text) / 100),
    duration: (text: string): DesignToken =>
      as('duration', text, { value: Number.parseFloat(text), unit: 'ms' }),
    curve: (text: string): DesignToken =>
      as('cubicBezier', text, [...text.matchAll(/-?\d*\.?\d+/g)].map(Number)),
    family: (text: string): DesignToken => as('fontFamily', text, text.split(', ')),
    shadow: (text: string): DesignToken => as('shadow', text, shadowValue(text)),
    gradient: (stops: ThemeTokens['stops'], middle: string): DesignToken => {
      const last = Math.max(1, stops.length - 1);
      const placed = stops.map((stop, index) => ({
        color: colorValue(stop),
        position: stops.length === 3 && index === 1 ? Number.parseFloat(middle) / 100 : index / last,
      }));
      return as('gradient', `linear-gradient(150deg, ${stops.join(', ')})`, placed);
    },
    /** A `font` shorthand of the scale, with its letter spacing in em. */
    typography: (text: string, track = '0em'): DesignToken => {
      const [, size = '1rem', line = '1rem', kind = 'sans'] =
        /^([\d.]+rem)\/([\d.]+rem) var\(--kit-family-(\w+)\)$/.exec(text) ?? [];
      const family = kind === 'mono' ? scale.family.mono : scale.family.sans;
      return as('typography', `400 ${size}/${line} ${family}`, {
        fontFamily: family.split(', '),
        fontSize: lengthOf(size),
        fontWeight: 400,
        letterSpacing: {
          value: Number((Number.parseFloat(track) * Number.parseFloat(size)).toFixed(4)),
          unit: 'rem',
        },
        lineHeight: Number((Number.parseFloat(line) / Number.parseFloat(size)).toFixed(4)),
      });
    },
  };
}

/** The address of the schema of the format, version 2025.10. */
const schema = 'https://www.designtokens.org/schemas/2025.10/format.json';

/**
 * Returns every token of the kit in the Design Tokens format (2025.10): one group per theme and density, and `base` for
 * what is the same in all. With `strings`, values are CSS texts, which importers of the earlier drafts read.
 * @example
 * writeFileSync('tokens.json', JSON.stringify(designTokens('objects')));
 */
export function designTokens(notation: Notation): DesignTokenGroup {
  const write = writers(notation);
  const themeOf = ({ color, stops, middle, tint, shadow, line }: ThemeTokens): DesignTokenGroup => ({
    color: { ...byKey(color, write.color), page: write.gradient(stops, middle) },
    tint: byKey(tint, write.share),
    shadow: byKey(shadow, write.shadow),
    line: byKey(line, write.dimension),
  });
  return {
    ...(notation === 'objects' && { $schema: schema }),
    base: {
      family: byKey(scale.family, write.family),
      type: Object.fromEntries(
        Object.entries(scale.type).map(([step, font]) => [step, write.typography(font, tracks.get(step))]),
      ),
      space: byKey(scale.space, write.dimension),
      radius: byKey(scale.radius, write.dimension),
      motion: byKey(scale.motion, write.duration),
      ease: byKey(scale.ease, write.curve),
      layer: byKey(scale.layer, write.number),
    },
    theme: Object.fromEntries(Object.entries(themes).map(([name, theme]) => [name, themeOf(theme)])),
    density: Object.fromEntries(
      Object.entries(densities).map(([name, { control, inset }]) => [
        name,
        { control: byKey(control, write.dimension), inset: byKey(inset, write.sized) },
      ]),
    ),
  };
}
