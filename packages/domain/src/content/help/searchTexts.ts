import { limitText, plainLine } from '../text/index.ts';

/** The longest text that is searched for, in characters. */
export const maxHelpQuery = 100;

/** What is searched for: one line without the blanks around it, cut. */
export function helpQuery(query: string): string {
  return Array.from(plainLine(query.slice(0, 4 * maxHelpQuery)))
    .slice(0, maxHelpQuery)
    .join('');
}

/**
 * What stands in place of results; nothing for an empty search (CS-HELP-01, CS-HELP-03, A67).
 * @example
 * noHelpResults('xyz') // => 'No results found for "xyz"'
 */
export function noHelpResults(query: string): string | undefined {
  const asked = limitText(plainLine(query), maxHelpQuery);
  return asked === '' ? undefined : `No results found for "${asked}"`;
}
