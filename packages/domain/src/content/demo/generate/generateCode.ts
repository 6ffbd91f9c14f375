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

/** What is tried when no kind of code is named; an endpoint is written only when it is asked for. */
const unnamed: readonly WrittenType[] = ['component', 'function'];

const notUnderstood =
  'This cannot be written from patterns: no part, calculation, endpoint or table is recognised in it, or too little is said of it.';

/**
 * Code for a description, written from patterns without a language model: TSX, TypeScript or SQL that parses, always
 * the same for the same words. Words never become code: names keep only letters and digits, texts become literals.
 * What no pattern reads gets an outline that says so (SP-DEMO-24, I21, D1).
 * @example
 * generateCode('A function that converts celsius to kelvin').code.split('\n')[2]
 * // => '  return celsius + 273.15;'
 */
export function generateCode(description: string): GeneratedCode {
  const wanted = wantedType(description);
  if (wanted === 'database') return generateDatabase(description);
  const said = readable(description);
  for (const type of wanted === undefined ? unnamed : [wanted]) {
    const written = writers[type](said);
    if (written) return generated(written, description, type);
  }
  return simulatedCode(description, notUnderstood, demoVariations[wanted ?? 'component']);
}
