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

/** What people do with things, and the list that is kept of it: `members are reserving the boats`. */
const activities: readonly (readonly [said: RegExp, list: string])[] = [
  [/\b(?:are|is|can|do|will)? ?reserv(?:e|es|ing)\b/iu, 'reservations'],
  [
    /(?<!\b(?:an?|the|my|our|one|this|each|every)) book(?:s|ing)? (?:the|an?|our|my|one|rooms?|courts?|tables?)\b/iu,
    'bookings',
  ],
  [/\bborrow(?:s|ing)?\b/iu, 'loans'],
  [/\b(?:rent(?:s|ing)?|hir(?:e|es|ing)) (?:the|an?|our|my|out|one)\b/iu, 'rentals'],
];

/** Who has which thing for a while: `which member takes which boat`. */
export const taking =
  /\b(?<who>who|which \p{L}+) (?:takes?|uses?|books?|reserves?|reserved|booked|took) (?=(?:which|what) (?!course|class|lesson)\p{L}+)/iu;

/** The list that is kept of what people do in a sentence about several of them; undefined for any other. */
export function activityIn(said: string): string | undefined {
  if (taking.test(said)) return 'bookings';
  return /^(?:(?:the|our|my|all|some) )?(?:\p{L}+s|people|everybody|everyone|they|you|we|customers?) /iu.test(
    said,
  )
    ? activities.find(([words]) => words.test(said))?.[1]
    : undefined;
}

/** The list that is kept of a deed, and the place of the words for it; undefined for other words. */
export function deedIn(said: string): { readonly list: string; readonly at: number } | undefined {
  for (const [words, list] of deeds) {
    const at = said.search(words);
    if (at >= 0) return { list, at };
  }
  return undefined;
}
