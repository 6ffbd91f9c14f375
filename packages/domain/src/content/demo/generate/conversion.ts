import { camelName, pascalName } from './names.ts';
import type { Recipe, Written } from './result.ts';

interface Unit {
  readonly name: string;
  readonly words: RegExp;
  readonly measures: 'temperature' | 'length' | 'weight' | 'time' | 'volume';
  /** The value of one in the base unit. */
  readonly factor: number;
  /** The value of zero in the base unit. */
  readonly zero: number;
}

const unit = (name: string, words: string, measures: Unit['measures'], factor: number, zero = 0): Unit => ({
  name,
  words: new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu'),
  measures,
  factor,
  zero,
});

const units: readonly Unit[] = [
  unit('celsius', 'celsius|°c', 'temperature', 1),
  unit('fahrenheit', 'fahrenheit|°f', 'temperature', 5 / 9, -160 / 9),
  unit('kelvin', 'kelvin', 'temperature', 1, -273.15),
  unit('kilometers', 'kilomet(?:er|re)s?|km', 'length', 1000),
  unit('miles', 'miles?', 'length', 1609.344),
  unit('meters', 'met(?:er|re)s?', 'length', 1),
  unit('centimeters', 'centimet(?:er|re)s?|cm', 'length', 0.01),
  unit('feet', 'feet|foot', 'length', 0.3048),
  unit('inches', 'inch(?:es)?', 'length', 0.0254),
  unit('kilograms', 'kilograms?|kilos?|kg', 'weight', 1000),
  unit('grams', 'grams?', 'weight', 1),
  unit('pounds', 'pounds?|lbs?', 'weight', 453.59237),
  unit('ounces', 'ounces?|oz', 'weight', 28.349523125),
  unit('days', 'days?', 'time', 86_400),
  unit('hours', 'hours?', 'time', 3600),
  unit('minutes', 'minutes?', 'time', 60),
  unit('seconds', 'seconds?', 'time', 1),
  unit('liters', 'lit(?:er|re)s?', 'volume', 1),
  unit('gallons', 'gallons?', 'volume', 3.785411784),
];

/** Formats a factor with twelve digits: exact for all factors above, without binary rounding noise. */
function written(value: number): string {
  return String(Number(value.toPrecision(12)));
}

/** Converts from the first unit in the description to the next unit of the same measure. */
function conversion(description: string): Written | undefined {
  const mentioned = units
    .map((known) => ({ known, at: description.search(known.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const from = mentioned[0]?.known;
  const to = mentioned.find(({ known }) => known !== from && known.measures === from?.measures)?.known;
  if (!from || !to) return undefined;
  const value = camelName(from.name, 'value');
  const name = `${value}To${pascalName(to.name, 'Value')}`;
  const shift = (from.zero - to.zero) / to.factor;
  const factor = from.factor / to.factor;
  const product = factor === 1 ? value : `${value} * ${written(factor)}`;
  const sum = shift === 0 ? '' : ` ${shift < 0 ? '-' : '+'} ${written(Math.abs(shift))}`;
  return {
    name,
    understood: `Read as a function that converts ${from.name} to ${to.name}.`,
    code: `export function ${name}(${value}: number): number {
  return ${product}${sum};
}`,
  };
}

/** Conversions between units of one measure. */
export const conversionRecipe: Recipe = { when: /\bconver|\b(?:to|into|in)\b/iu, write: conversion };
