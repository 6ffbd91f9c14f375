/** A text, escaped for a pattern; anything but letters matches any character. */
export function inPattern(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} ]/gu, '.');
}

/** A pattern of whole words, in any script. */
export function wholeWords(source: string, flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);
}

/** Words about tables and what they contain, as in a request for a table; a restaurant has tables too. */
export const ofDatabase =
  /\b(?:columns?|fields?|rows?|records?|database|(?<!\b(?:reserve|book|reserving|booking) (?:an? |the )?)tables?(?! (?:reservations?|bookings?)))\b/iu;

/** Whether the API of a project can name a table or a column; it knows letters from a to z. */
export const isReachable = (name: string): boolean => /^\w+$/.test(name);
