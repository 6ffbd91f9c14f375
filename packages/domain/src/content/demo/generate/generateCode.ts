import { writeApi } from './api.ts';
import { writeComponent } from './component.ts';
import { generateDatabase } from './database.ts';
import { writeFunction } from './function.ts';
import { generated, readable, type Written } from './result.ts';
import { demoVariations } from '../variations.ts';
import { simulatedCode, wantedType, type GeneratedCode } from '../generation.ts';
import type { DemoType } from '../types.ts';

type WrittenType = Exclude<DemoType, 'database'>;

const writers: Readonly<Record<WrittenType, (description: string) => Written | undefined>> = {
  component: writeComponent,
  function: writeFunction,
  api: writeApi,
};

/** The types to try when the description names none; an endpoint is written only on request. */
const unnamed: readonly WrittenType[] = ['component', 'function'];

const notUnderstood =
  'I can’t generate that: it cannot be written from patterns. It names no known component, calculation, endpoint or table, or gives too few details.';

/** What needs something that generated code does not have. */
const outOfReach: readonly (readonly [RegExp, string])[] = [
  [/\bweather\b/iu, 'it needs weather data from another service'],
  [
    /\bsend(?:s|ing)?\b.*\b(?:e-?mails?|mails?|sms|messages?|notifications?)\b/iu,
    'it needs a service that sends messages',
  ],
  [/\b(?:payments?|checkout|stripe|paypal)\b/iu, 'it needs a payment service'],
  [/\bmaps?\b/iu, 'it needs maps from another service'],
];

/** Why a description is not written. */
function whyNot(description: string): string {
  const [, reason] = outOfReach.find(([words]) => words.test(description)) ?? [];
  return reason === undefined
    ? notUnderstood
    : `I can’t generate that: ${reason}, and generated code uses no other service.`;
}

/**
 * Code for a description, generated from patterns without a language model: TSX, TypeScript or SQL that parses, always
 * the same for the same words. Words never become code: names keep only letters and digits, texts become literals.
 * A description that matches no pattern gets an outline marked as such.
 * @example
 * generateCode('A function that converts celsius to kelvin').code.split('\n')[2]
 * // => '  return celsius + 273.15;'
 */
export function generateCode(description: string): GeneratedCode {
  const wanted = wantedType(description);
  if (wanted === 'database') return generateDatabase(description);
  const readableText = readable(description);
  for (const type of wanted === undefined ? unnamed : [wanted]) {
    const written = writers[type](readableText);
    if (written) return generated(written, description, type);
  }
  return simulatedCode(description, whyNot(readableText), demoVariations[wanted ?? 'component']);
}
