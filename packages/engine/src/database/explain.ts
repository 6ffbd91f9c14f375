import type { DatabaseProblem } from './session.ts';
import { violationSentence } from './violations.ts';

/** Plain descriptions of SQLSTATE codes. Source: PostgreSQL documentation, appendix A. */
const meanings: Readonly<Record<string, string>> = {
  '23502': 'A required value would be missing',
  '23503': 'Other rows depend on this',
  '23505': 'A value that must be unique would occur twice',
  '23514': 'A value breaks a rule of the table',
  '22P02': 'A value does not fit its column',
  '22001': 'A text is too long for its column',
  '22003': 'A number is too large for its column',
  '22007': 'A date or time is not valid',
  '22008': 'A date or time is out of range',
  '42501': 'This plan is not allowed to do that',
  '42601': 'The statement is incomplete',
  '42703': 'A column it names does not exist',
  '42883': 'A function it names does not exist',
  '42P01': 'A table it names does not exist',
  '42P07': 'A table with that name already exists',
  '42701': 'A column with that name already exists',
  '42710': 'An access rule with that name already exists',
  '2BP01': 'Other things depend on it',
  '42804': 'A value has the wrong type for its column',
  '42P17': 'This access rule refers to its own table (infinite recursion)',
  '25006': 'A question cannot change anything',
  '53100': 'The disk of the server is full',
  '54001': 'The statement is nested too deeply',
};

/** What is wrong in a sentence for a person; followed by the database's message where no sentence fits. */
export function explainProblem(problem: DatabaseProblem): string {
  const sentence = violationSentence(problem);
  if (sentence !== undefined) return `${sentence} Nothing was changed.`;
  const meaning = meanings[problem.code] ?? 'The database refused it';
  // The detail of a broken rule repeats the whole row.
  const isRow = problem.detail?.startsWith('Failing row contains') === true;
  const detail = problem.detail === undefined || isRow ? '' : ` ${problem.detail}`;
  return `${meaning}: ${problem.message}.${detail} Nothing was changed.`;
}
