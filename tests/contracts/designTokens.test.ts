import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { brandRamp } from '../../packages/ui/src/theme/brandRamp.ts';
import { defineTheme } from '../../packages/ui/src/theme/defineTheme.ts';
import { designTokens } from '../../packages/ui/src/theme/designTokens.ts';
import type { Hex } from '../../packages/ui/src/theme/palettes.ts';
import { themes, type KitTheme } from '../../packages/ui/src/theme/themes.ts';

// The types of the format module of the Design Tokens specification, version 2025.10, that the kit uses.
const unit = z.number().min(0).max(1);
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([unit, unit, unit]),
  alpha: unit.optional(),
  hex: z.string().regex(/^#[\da-f]{6}$/),
});
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const families = z.union([z.string(), z.array(z.string()).min(1)]);
const shadow = z.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: z.boolean(),
});
const typography = z.strictObject({
  fontFamily: families,
  fontSize: dimension,
  fontWeight: z.number().min(1).max(1000),
  letterSpacing: dimension,
  lineHeight: z.number().positive(),
});
const valueOf = <Value extends z.ZodType>(type: string, $value: Value) =>
  z.strictObject({ $type: z.literal(type), $value, $description: z.string().optional() });
const token = z.union([
  valueOf('color', color),
  valueOf('dimension', dimension),
  valueOf('duration', z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) })),
  valueOf('cubicBezier', z.tuple([unit, z.number(), unit, z.number()])),
  valueOf('number', z.number()),
  valueOf('fontFamily', families),
  valueOf('shadow', shadow),
  valueOf('typography', typography),
  valueOf('gradient', z.array(z.strictObject({ color, position: unit })).min(1)),
]);
/** Names may not start with `$` or contain what references use. */
const name = z.string().regex(/^[^$.{}][^.{}]*$/);
const group: z.ZodType = z.lazy(() => z.record(name, z.union([token, group])));
const file = z
  .object({ $schema: z.literal('https://www.designtokens.org/schemas/2025.10/format.json') })
  .catchall(group);

/** Paths of all tokens below a group. */
function paths(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('$value' in value) return [path];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    paths(inner, path === '' ? key : `${path}.${key}`),
  );
}

describe('the tokens for design tools', () => {
  test('follow the Design Tokens format', () => {
    expect(file.safeParse(designTokens('objects')).error?.issues).toBeUndefined();
  });

  test('have every colour of every theme, with its own value', () => {
    const written = z
      .object({ theme: z.record(z.string(), z.object({ color: z.record(z.string(), z.unknown()) })) })
      .parse(designTokens('strings'));
    for (const [theme, { color: roles }] of Object.entries(themes))
      for (const [role, hex] of Object.entries(roles))
        expect(written.theme[theme]?.color[role]).toEqual({ $type: 'color', $value: hex });
  });

  test('are the same in both notations, as texts in the second', () => {
    expect(paths(designTokens('strings'))).toEqual(paths(designTokens('objects')));
    expect(JSON.stringify(designTokens('strings'))).not.toMatch(/"\$value":[^"]/);
  });
});

describe('a theme from one brand colour', () => {
  const brands: readonly Hex[] = [
    '#785CED',
    '#1F6FB2',
    '#FF5A00',
    '#FFE14D',
    '#777777',
    '#000000',
    '#FFFFFF',
  ];
  const bases: readonly KitTheme[] = ['dark', 'light', 'contrastDark', 'contrastLight'];

  test.each(bases.flatMap((base) => brands.map((brand) => [base, brand] as const)))(
    'has enough contrast everywhere: %s, %s',
    (base, brand) => {
      expect(defineTheme({ scope: '.shop', base, brand }).report).toEqual([]);
    },
  );

  test('keeps the brand colour for fills, and its hue for text', () => {
    const { accent, accentText } = brandRamp('#1F6FB2', themes.dark);
    expect(accent).toBe('#1F6FB2');
    expect(accentText).toBe('#8CC6FF');
  });

  test('lets a given colour win', () => {
    const { css } = defineTheme({ scope: '.shop', brand: '#1F6FB2', color: { accentText: '#FFFFFF' } });
    expect(css).toContain('--kit-color-accent-text: #FFFFFF;');
    expect(css).toContain('--kit-color-accent: #1F6FB2;');
  });

  test('refuses a colour in another notation', () => {
    const brand = z.custom<Hex>().parse('rebeccapurple');
    expect(() => defineTheme({ scope: '.shop', brand })).toThrow('Write it as #RRGGBB.');
  });
});
