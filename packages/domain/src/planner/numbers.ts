import { currencies, multipliers, numberWords } from './words/numbers.ts';

const escaped = currencies.map((word) => word.replaceAll('$', '\\$'));
const currencyPattern = new RegExp(`^(?:${escaped.join('|')})\\s*|\\s*(?:${escaped.join('|')})$`, 'giu');

/**
 * A number as people write it ('1,200.50', '$20', '20 euros', 'three', '2k') in plain digits fit for SQL, or undefined
 * when it is not one number for certain ('1.200,50' reads differently in different countries).
 */
export function parseNumber(text: string): string | undefined {
  const bare = text.trim().toLowerCase().replaceAll(currencyPattern, '').trim();
  const word = numberWords[bare];
  if (word !== undefined) return String(word);
  const parts =
    /^(?<sign>[-+]?)(?<whole>\d{1,3}(?:,\d{3})+|\d{1,30})(?:\.(?<fraction>\d{1,30}))?(?: ?(?<times>[a-z]+))?$/u.exec(
      bare,
    )?.groups;
  if (parts === undefined) return undefined;
  const digits = `${parts['sign'] === '-' ? '-' : ''}${(parts['whole'] ?? '').replaceAll(',', '')}`;
  const number = parts['fraction'] === undefined ? digits : `${digits}.${parts['fraction']}`;
  if (parts['times'] === undefined) return number;
  const factor = multipliers[parts['times']];
  return factor === undefined ? undefined : String(Number(number) * factor);
}

/** A whole, unsigned count ('10', 'three') up to a million, or undefined. */
export function parseCount(text: string): number | undefined {
  const digits = parseNumber(text);
  if (digits === undefined || !/^\d{1,7}$/u.test(digits)) return undefined;
  return Number(digits);
}

/** True when the text names money: a currency sign or word stands with it. */
export function isMoney(text: string): boolean {
  const bare = text.trim();
  return parseNumber(bare) !== undefined && /[$€£¥]|\p{L}{3,}$/u.test(bare);
}
