import { useContext } from 'react';
import { LanguageContext } from '../messages/context.ts';

/** Stands where a number should be and is not. */
const noFigure = '–';

/** Writes a number out in the language of the page. */
export type Figure = (value: number) => string;

interface Figures {
  /** A number with its thousands apart: `1,204`; a dash when it is none. */
  readonly figure: Figure;
  /** A number in few characters: `1.2K`; a dash when it is none. */
  readonly shortFigure: Figure;
  /** A share from 0 to 1 in whole percent: `42%`. */
  readonly percent: Figure;
}

function writer(locale: string, options: Intl.NumberFormatOptions): Figure {
  const sign = options.style ? '%' : '';
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    // 14.5 % is none when it is counted in binary.
    const digits = String(sign ? Math.round(Number((value * 100).toPrecision(12))) : value);
    // The first format of a page takes as long as a hundred cards, and in English a small whole number is its digits.
    if (locale === 'en' && /^\d{1,3}$/.test(digits)) return digits + sign;
    if (!Number.isFinite(value)) return noFigure;
    format ??= new Intl.NumberFormat(locale, options);
    return format.format(value);
  };
}

const known: Partial<Record<string, Figures>> = {};

/** How numbers are written in a locale; the writers are made once. */
export const figuresOf = (locale: string): Figures =>
  (known[locale] ??= {
    figure: writer(locale, { maximumFractionDigits: 2 }),
    shortFigure: writer(locale, { notation: 'compact', maximumFractionDigits: 1 }),
    percent: writer(locale, { style: 'percent' }),
  });

/** How numbers are written where the component stands. */
export const useFigures = (): Figures => figuresOf(useContext(LanguageContext).locale);
