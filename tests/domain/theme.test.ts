import { defaultTheme, otherTheme, parseContrast, parseDensity, parseTheme } from '@saywright/domain/theme';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the theme', () => {
  it('is dark by default', () => {
    expect(defaultTheme).toBe('dark');
    expect([undefined, null, '', 'Light', ' dark', 'system', 1, {}].map(parseTheme)).toEqual(
      Array.from({ length: 8 }, () => 'dark'),
    );
  });

  it('is the saved one', () => {
    expect([parseTheme('light'), parseTheme('dark')]).toEqual(['light', 'dark']);
  });

  it('toggles in both directions', () => {
    expect([otherTheme('light'), otherTheme('dark')]).toEqual(['dark', 'light']);
    fc.assert(
      fc.property(fc.anything(), (saved) => {
        const theme = parseTheme(saved);
        expect(otherTheme(theme)).not.toBe(theme);
        expect(otherTheme(otherTheme(theme))).toBe(theme);
      }),
    );
  });
});

describe('contrast and density', () => {
  it('follow the device and are comfortable by default', () => {
    const malformed = [undefined, null, '', 'More', ' more', 'high', 'system', 1, {}];
    expect(malformed.map(parseContrast)).toEqual(malformed.map(() => 'system'));
    expect([...malformed, 'Compact'].map(parseDensity)).toEqual([...malformed, ''].map(() => 'comfortable'));
  });

  it('are the saved ones', () => {
    expect(['normal', 'more'].map(parseContrast)).toEqual(['normal', 'more']);
    expect(['comfortable', 'compact'].map(parseDensity)).toEqual(['comfortable', 'compact']);
  });
});
