import { currencies, multipliers, numberWords } from './words/numbers.ts';
import { matched } from './slots.ts';

const escaped = currencies.map((word) => word.replaceAll('$', '\\$'));
const currencyPattern = new RegExp(`^(?:${escaped.join('|')})\\s*|\\s*(?:${escaped.join('|')})$`, 'giu');

const words: ReadonlyMap<string, number> = new Map(Object.entries(numberWords));
const factors: ReadonlyMap<string, number> = new Map(Object.entries(multipliers));
const numberForm =
  /^(?<sign>[-+]?)(?<whole>\d{1,3}(?:,\d{3})+|\d{1,30})(?:\.(?<fraction>\d{1,30}))?(?: ?(?<times>[a-z]+))?$/u;

/** Multiplies decimal digits exactly: '1.005' by 1000 is 1005 and never 1004.9999999999999. */
function product(whole: string, fraction: string, factor: number): string {
  const digits = String(BigInt(`${whole}${fraction}`) * BigInt(factor)).padStart(fraction.length + 1, '0');
  const point = digits.length - fraction.length;
  const rest = digits.slice(point).replace(/0+$/u, '');
  return rest === '' ? digits.slice(0, point) : `${digits.slice(0, point)}.${rest}`;
}

/**
 * A number as people write it ('1,200.50', '$20', '20 euros', 'three', '2k') in plain digits for SQL, or undefined
 * when it is ambiguous ('1.200,50' reads differently in different countries).
 */
export function parseNumber(text: string): string | undefined {
  const bare = text.trim().toLowerCase().replaceAll(currencyPattern, '').trim();
  const word = words.get(bare);
  if (word !== undefined) return String(word);
  const parts = matched(numberForm, bare);
  if (parts === undefined) return undefined;
  const sign = parts('sign') === '-' ? '-' : '';
  const whole = parts('whole').replaceAll(',', '');
  const fraction = parts('fraction');
  if (parts('times') === '') return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`;
  const factor = factors.get(parts('times'));
  return factor === undefined ? undefined : `${sign}${product(whole, fraction, factor)}`;
}

/** A whole, unsigned count ('10', 'three') up to a million, or undefined. */
export function parseCount(text: string): number | undefined {
  const digits = parseNumber(text);
  if (digits === undefined || !/^\d{1,7}$/u.test(digits)) return undefined;
  return Number(digits);
}
