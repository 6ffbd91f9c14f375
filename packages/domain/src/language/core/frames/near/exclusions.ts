/** What a question leaves out, behind it: `without the ones in poor condition`, `not counting those that are cancelled`. */
const excluding =
  /,? (?:but )?(?:without|excluding|not counting|not including|leaving out|apart from|except(?: for)?) (?:the ones|those|any|all) (?:(?:that|which|who)(?: are| is|['’]re)? )?(?<what>[^,.?!]+?)(?=[.?!]?$)/iu;
/** Words for a total that add nothing to `how much` or `worth`. */
const total = /,? (?:all told|all in all|all together|altogether|in all)(?=[,.?!]|$)/iu;
/** Words before a question that only ask for an answer. */
const asking =
  /^\W*(?:(?:might|may|could|can) i (?:please )?(?:know|ask|see)|i(?:['’]d| would) (?:like|love) to know|do (?:you|we) know|any idea) /iu;
/** `appointments of friday` are those on it, `orders of this week` those of its days. */
const ofDay = / of (?:on )?(?=(?:(?:this|next|last) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/iu;
const ofPeriod = / of (?=(?:today|tomorrow|yesterday|(?:this|next|last) (?:week|month|year))\b)/iu;
const question = /\b(?:how|what|which|who|show|list|count|total|sum|average)\b/iu;

/**
 * A question in plainer words: without those that only ask for an answer, and with `not` for what it leaves out.
 *
 * @example
 * withExclusions('what are they worth all told, without the ones in poor condition?')
 * // => 'what are they worth not in poor condition?'
 */
export function withExclusions(text: string): string {
  if (!question.test(text)) return text;
  return text
    .replace(ofDay, ' on ')
    .replace(ofPeriod, ' ')
    .replace(asking, '')
    .replace(total, '')
    .replace(excluding, ' not $<what>');
}
