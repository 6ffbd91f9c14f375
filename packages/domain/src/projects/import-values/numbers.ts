import type { NumberFormat } from './formats.ts';

const currency = String.raw`(?:[€$£]|zł|EUR|USD|GBP|CHF|PLN)`;
const amount = new RegExp(
  String.raw`^(?<sign>[-+−]?)(?:${currency}\s?)?(?<digits>[\d.,'’\s]+)(?:\s?${currency})?$`,
  'u',
);
/** As the database takes it, with an exponent. */
const scientific = /^[+-]?(?:\d+\.?\d*|\.\d+)e[+-]?\d+$/iu;

/** Whole part with its thousands in groups, and the fraction. Points, spaces and apostrophes are never mixed. */
const shapes: Readonly<Record<NumberFormat, RegExp>> = {
  'decimal-point':
    /^(?<whole>\d+|[1-9]\d{0,2}(?:(?<mark>[,\s'’])\d{3}(?:\k<mark>\d{3})*)?)?(?:\.(?<fraction>\d*))?$/u,
  'decimal-comma':
    /^(?<whole>\d+|[1-9]\d{0,2}(?:(?<mark>[.\s'’])\d{3}(?:\k<mark>\d{3})*)?)?(?:,(?<fraction>\d*))?$/u,
};

/** A number in a format with plain digits and a decimal point; undefined where it is not one. */
export function readNumber(value: string, format: NumberFormat, isWhole: boolean): string | undefined {
  if (!isWhole && /^(?:nan|[+-]?infinity)$/iu.test(value)) return value;
  if (!isWhole && format === 'decimal-point' && scientific.test(value)) return value;
  const { sign = '', digits = '' } = amount.exec(value)?.groups ?? {};
  const { whole = '', fraction = '' } = shapes[format].exec(digits.trim())?.groups ?? {};
  if (whole === '' && fraction === '') return undefined;
  if (isWhole && /[^0]/u.test(fraction)) return undefined;
  const plain = `${sign === '' || sign === '+' ? '' : '-'}${whole.replaceAll(/\D/gu, '') || '0'}`;
  return isWhole || fraction === '' ? plain : `${plain}.${fraction}`;
}
