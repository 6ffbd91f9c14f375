import { useContext } from 'react';
import { LanguageContext } from '../messages/context.ts';
import type { Figure } from './figure.ts';

/** Shown in place of a missing number. */
const noFigure = '–';

interface Figures {
  /** Formats with grouping: `1,204`; a dash for NaN. */
  readonly figure: Figure;
  /** Formats in compact notation: `1.2K`; a dash for NaN. */
  readonly shortFigure: Figure;
  /** Formats a share from 0 to 1 in whole percent: `42%`. */
  readonly percent: Figure;
}

function writer(locale: string, options: Intl.NumberFormatOptions): Figure {
  const sign = options.style ? '%' : '';
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    // 14.5 % is not exact in binary floating point.
    const digits = String(sign ? Math.round(Number((value * 100).toPrecision(12))) : value);
    // Creating the first Intl formatter costs as much as rendering a hundred cards, so small English integers skip it.
    if (locale === 'en' && /^\d{1,3}$/.test(digits)) return digits + sign;
    if (!Number.isFinite(value)) return noFigure;
    format ??= new Intl.NumberFormat(locale, options);
    return format.format(value);
  };
}

const known: Partial<Record<string, Figures>> = {};

/** Returns the number formatters of a locale, created once. */
export const figuresOf = (locale: string): Figures =>
  (known[locale] ??= {
    figure: writer(locale, { maximumFractionDigits: 2 }),
    shortFigure: writer(locale, { notation: 'compact', maximumFractionDigits: 1 }),
    percent: writer(locale, { style: 'percent' }),
  });

/** Number formatters of the surrounding locale. */
export const useFigures = (): Figures => figuresOf(useContext(LanguageContext).locale);
