import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { contrastReport, defineTheme, themes, type ColorTokens, type Hex } from '@saywright/ui/tokens';

describe('a custom theme', () => {
  const scope = '[data-theme="ocean"]';

  it('sets every variable in its scope, in the token layer', () => {
    const { css } = defineTheme({ scope, color: { accentText: '#A9D5FF' } });
    expect(css).toMatch(/^@layer saywright\.tokens \{\n {2}\[data-theme="ocean"\] \{\n/);
    expect(css).toContain('--kit-color-accent-text: #A9D5FF;');
    for (const role of Object.keys(themes.dark.color))
      expect(css).toContain(
        `--kit-color-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:`,
      );
    for (const name of ['kit-color-page', 'kit-tint-status', 'kit-shadow-high', 'kit-line-edge'])
      expect(css).toContain(`--${name}: `);
  });

  it('starts from a built-in theme and changes only the given values', () => {
    const own = (css: string): readonly string[] => css.split('\n').slice(2);
    const [plain, changed] = [
      own(defineTheme({ scope, base: 'light' }).css),
      own(defineTheme({ scope, base: 'light', line: { edge: '3px' } }).css),
    ];
    expect(plain).toContain(`    --kit-color-text: ${themes.light.color.text};`);
    expect(plain).toContain('    --kit-scheme: light;');
    expect(changed.filter((line) => !plain.includes(line))).toEqual(['    --kit-line-edge: 3px;']);
  });

  it('uses every given stop for the page gradient', () => {
    const page = (stops: readonly [Hex, ...Hex[]]): string | undefined =>
      /--kit-color-page: (.*);/.exec(defineTheme({ scope, stops }).css)?.[1];
    expect(page(['#06131F'])).toBe('#06131F');
    expect(page(['#06131F', '#0A1F33'])).toBe('linear-gradient(150deg, #06131F 0%, #0A1F33 100%)');
    expect(page(['#06131F', '#081A2A', '#0A1F33'])).toContain('#081A2A 48%');
  });

  it('reports the pairs with too little contrast', () => {
    const { report } = defineTheme({ scope, color: { textMuted: '#8888AA', borderStrong: '#333344' } });
    expect(report.map(({ role, atLeast }) => [role, atLeast])).toEqual([
      ['textMuted', 7],
      ['borderStrong', 3],
    ]);
    expect(report[0]).toMatchObject({ on: 'a surface or the page', ground: themes.dark.color.hover });
    expect(report.every(({ ratio, atLeast }) => ratio < atLeast)).toBe(true);
  });

  it('reports unchanged text colours on a changed background', () => {
    const { report } = defineTheme({ scope, stops: ['#44AAEE'] });
    expect(report.length).toBeGreaterThan(10);
    expect(report.every(({ ground }) => ground === '#44AAEE')).toBe(true);
  });

  it('reports nothing for the built-in themes', () => {
    for (const base of ['dark', 'light', 'contrastDark', 'contrastLight'] as const)
      expect(defineTheme({ scope, base }).report).toEqual([]);
    expect(contrastReport({ ...themes.dark, tint: { status: '60%', accent: '22%' } })).not.toEqual([]);
  });

  it('rejects a colour whose contrast it cannot compute, and says what to write', () => {
    expect(() => defineTheme({ scope, color: { text: '#fff' } })).toThrow(
      'Theme colour text is #fff. Write it as #RRGGBB.',
    );
    expect(() => defineTheme({ scope, stops: ['#12345'] })).toThrow('stop 1');
    expectTypeOf<'red'>().not.toExtend<ColorTokens['text']>();
    expectTypeOf<'backgroundy'>().not.toExtend<keyof ColorTokens>();
  });
});

describe('the script before the first paint', () => {
  const path = fileURLToPath(new URL(import.meta.resolve('@saywright/ui/prepaint.js')));
  const source = readFileSync(path, 'utf8');

  /** The root attributes after the script ran with the given stored values. */
  function painted(stored: Readonly<Record<string, string>> | undefined, prefix: string | null = 'acme') {
    const attributes: Record<string, string> = {};
    const getItem = (key: string): string | null => {
      if (stored === undefined) throw new Error('storage is off');
      return stored[key] ?? null;
    };
    runInNewContext(source, {
      document: {
        documentElement: { setAttribute: (name: string, value: string) => (attributes[name] = value) },
        currentScript: { getAttribute: (name: string) => (name === 'data-prefix' ? prefix : null) },
      },
      localStorage: { getItem },
    });
    return attributes;
  }

  it('uses dark and the device preferences if nothing is stored or storage fails', () => {
    expect(painted({})).toEqual({ 'data-theme': 'dark' });
    expect(painted(undefined)).toEqual({ 'data-theme': 'dark' });
  });

  it('applies the stored values', () => {
    expect(painted({ 'acme-theme': 'light', 'acme-contrast': 'more', 'acme-density': 'compact' })).toEqual({
      'data-theme': 'light',
      'data-contrast': 'more',
      'data-density': 'compact',
    });
    expect(painted({ 'acme-contrast': 'normal' })).toMatchObject({ 'data-contrast': 'normal' });
    expect(painted({ 'kit-theme': 'light' }, null)).toEqual({ 'data-theme': 'light' });
  });

  it('ignores unknown values', () => {
    expect(
      painted({ 'acme-theme': 'Light', 'acme-contrast': 'MORE', 'acme-density': 'tiny', theme: 'light' }),
    ).toEqual({ 'data-theme': 'dark' });
  });
});
