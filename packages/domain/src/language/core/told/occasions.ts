import { plural } from '../../planner/names.ts';

/** Words for what happens now and then. */
export const occasion =
  /^(?:(?:and|also|then|so|plus)[, ]+)*(?:when(?:ever)?|each time|every time|once) (?!(?:did|do|does|is|are|was|were|will|can|has|have)\b)(?:(?:i|we|somebody|someone|an?|the|they|people|customers?|clients?|visitors?|guests?|patients?|members?|famil(?:y|ies)) )?(?:(?<deed>sells?|buys?|lends?|repairs?|fix|visits?|delivers?|inspects?|pays?|spends?)\b|\p{L}+\b)|\bwhat (?:i|we) (?:did|do)$/iu;
/** What is kept of what somebody does. */
const deedLists: Readonly<Record<string, string>> = {
  sell: 'sales',
  buy: 'purchases',
  lend: 'loans',
  repair: 'repairs',
  fix: 'repairs',
  visit: 'visits',
  deliver: 'deliveries',
  inspect: 'inspections',
  pay: 'payments',
  spend: 'expenses',
};
/** Who comes, of whom a name and a number are kept. */
const comer =
  /\b(?<who>customer|client|visitor|guest|patient|member|somebody|someone|people)s? (?:comes?|brings?|calls?|rings?|asks?|arrives?)\b/iu;

/** The list that an occasion is kept in: `when I sell one` is for sales, `when somebody comes in` for customers. */
export function occasionList(segment: string): string | undefined {
  const deed = occasion.exec(segment)?.groups?.['deed']?.toLowerCase();
  const known = deed === undefined ? undefined : (deedLists[deed] ?? deedLists[deed.replace(/s$/u, '')]);
  const who = comer.exec(segment)?.groups?.['who']?.toLowerCase();
  return known ?? (who === undefined ? undefined : /^(?:some|people)/u.test(who) ? 'customers' : plural(who));
}
