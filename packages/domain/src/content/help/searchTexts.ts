import { limitText, plainLine } from '../../shared/text/index.ts';

/** The longest search text, in characters. */
export const maxHelpQuery = 100;

/** Normalises a search text: one trimmed line, cut to the maximum length. */
export function helpQuery(query: string): string {
  return Array.from(plainLine(query.slice(0, 4 * maxHelpQuery)))
    .slice(0, maxHelpQuery)
    .join('');
}

/**
 * The text for a search without results; undefined for an empty search.
 * @example
 * noHelpResults('xyz') // => 'No results found for "xyz"'
 */
export function noHelpResults(query: string): string | undefined {
  const shortened = limitText(plainLine(query), maxHelpQuery);
  return shortened === '' ? undefined : `No results found for "${shortened}"`;
}
