/** What somebody does, and the list in which they keep it: `what I sell every day`. */
const deeds: readonly (readonly [said: RegExp, list: string])[] = [
  [
    /\bwho(?:['’]s)? (?:has|have|had|got|took|takes?)\b.*\b(?:out|borrow\p{L}*|taken?)\b|\bwho (?:borrow|lend)|\bwho .*\blent\b/iu,
    'loans',
  ],
  [/\b(?:who (?:came|comes?|turned up|showed up|was there|is there|attend)|attend\p{L}*)\b/iu, 'attendance'],
  [/\bwho (?:has |have )?(?:paid|pays?|owes?)\b/iu, 'payments'],
  [/\bwho scored\b/iu, 'goals'],
  [/\bwho (?:is |are )?work(?:s|ing)?\b/iu, 'shifts'],
  [/\bwho (?:has |is )?sign\p{L}* up\b/iu, 'sign-ups'],
  [/\bwhat (?:i|we)(?:['’]ve)? (?:sell|sold|take)\b/iu, 'sales'],
  [/\bwhat (?:i|we)(?:['’]ve)? (?:spend|spent|pay|paid)\b/iu, 'expenses'],
  [/\bwhat (?:i|we)(?:['’]ve)? (?:buy|bought|order|ordered)\b/iu, 'purchases'],
  [/\bwhat (?:the )?\p{L}+ (?:have |has )?offered\b/iu, 'offers'],
];

/** The list that is kept of a deed, and the place of the words for it; undefined for other words. */
export function deedIn(said: string): { readonly list: string; readonly at: number } | undefined {
  for (const [words, list] of deeds) {
    const at = said.search(words);
    if (at >= 0) return { list, at };
  }
  return undefined;
}
