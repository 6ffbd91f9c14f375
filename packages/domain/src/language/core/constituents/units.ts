import type { LexiconColumn } from '../../planner/lexicon.ts';
import { singular } from '../../planner/names.ts';
import type { CoreIndex } from '../schemaIndex.ts';
import { numeric } from './comparisons.ts';

const spellings: readonly RegExp[] = [
  /^(?:kg|kgs|kilos?|kilograms?)$/u,
  /^(?:h|hrs?|hours?)$/u,
  /^(?:l|lit(?:re|er)s?)$/u,
  /^(?:km|kms|kilomet(?:re|er)s?)$/u,
  /^(?:mins?|minutes?)$/u,
  /^(?:g|grams?)$/u,
];

/** Whether a column holds amounts of a unit: `kg` of kilos, `box_count` of boxes. */
export function isOfUnit({ name }: LexiconColumn, unit: string): boolean {
  const parts = name.toLowerCase().split('_');
  if (parts.includes('per') || parts.includes('price')) return false;
  const spelling = spellings.find((one) => one.test(unit));
  if (spelling) return parts.some((part) => spelling.test(part));
  const counted = parts.filter((part) => !/^(?:count|number|of|quantity|qty)$/u.test(part)).join(' ');
  return counted.length > 2 && parts.length > 1 && singular(counted) === singular(unit)
    ? counted !== parts.join(' ')
    : parts.join(' ') === unit;
}

const figureWithUnit =
  /(?<figure>(?<![\p{L}\p{N}.,/-])\d+(?:[.,]\d+)?) ?(?<unit>kgs?|kilos?|kilograms?|hours?|hrs?|h|lit(?:re|er)s?|kms?|min(?:ute)?s?|grams?)(?![\p{L}\p{N}-])/giu;

/**
 * Figures without their unit, where a column of figures holds that unit: `80 kilo` is `80`.
 *
 * @example
 * withoutUnits('pumpkin 80 kilo', { tables: [] }) // => 'pumpkin 80 kilo'
 */
export function withoutUnits(text: string, { tables }: Pick<CoreIndex, 'tables'>): string {
  return text.replaceAll(figureWithUnit, (whole: string, figure: string, unit: string) =>
    tables.some((table) => numeric(table).some((column) => isOfUnit(column, unit.toLowerCase())))
      ? figure
      : whole,
  );
}
