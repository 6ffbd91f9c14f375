import { bareTypeSource, typeFromWords, typeSource } from '../types.ts';
import { optionalWords, requiredWords, uniqueWords } from '../words/modifiers.ts';
import { currencies } from '../words/numbers.ts';
import { units } from '../words/types.ts';
import type { Slots } from '../slots.ts';
import type { Feature } from './draft.ts';

/** One feature of a column: the pattern of its words, and their meaning. */
interface FeatureRule {
  readonly pattern: RegExp;
  readonly read: (slots: Slots) => Feature;
}

const alternatives = (words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll('$', '\\$'))
    .join('|');
/** 'that must be', 'which is', 'and should be' before a feature after the name; bounded, see `joiner` in tails. */
const that = String.raw`(?:,? ?(?:(?:and|but) )?(?:(?:that's|that|which|it's|it|they|who|this|of|must|should|has|have|needs?|to|may|can|will|is|are|be|being|always|also|all|as) ){0,8})`;
const edge = String.raw`(?![\p{L}\p{N}_])`;
const value = String.raw`\uE000\d+\uE001|[^\s,()]+(?: percent)?`;

function rule(source: string, read: FeatureRule['read']): FeatureRule {
  return { pattern: new RegExp(source, 'iu'), read };
}

/** Order matters: patterns that consume more words come first. */
export const featureRules: readonly FeatureRule[] = [
  rule(
    String.raw`${that}(?:of type |type |typed |:|: )?(?<type>(?:numeric|decimal) ?\(\d{1,2} ?, ?\d{1,2}\))`,
    typed,
  ),
  rule(
    String.raw`${that}\(?(?:yes\/no|yes or no|true\/false|true or false|either yes or no)\)?${edge}`,
    () => ({ type: 'boolean' }),
  ),
  rule(
    String.raw`,? ?(?:(?:and|but) )?(?:that|which|it)? ?(?:can|could|may|might) (?:be |stay )?(?:left )?(?:empty|blank|null|missing|omitted|skipped)${edge}`,
    () => ({ optional: true }),
  ),
  rule(
    String.raw`${that}(?:not|never|cannot|can't|must not|may not|mustn't|can not) (?:be )?(?:left )?(?:empty|blank|null|missing)${edge}`,
    () => ({ required: true }),
  ),
  rule(
    String.raw`${that}(?:not|never|cannot|can't|must not|may not|no two|don't|doesn't) (?:be )?(?:repeat|repeated|duplicated|the same|shared|used twice)${edge}`,
    () => ({ unique: true }),
  ),
  rule(String.raw`${that}(?:filled in|filled out|given|provided|present|entered)${edge}`, () => ({
    required: true,
  })),
  rule(
    String.raw`(?<=\S)${that}(?:with )?(?:an? |the )?(?:default(?:s|ing|ed)?(?: value)?(?: (?:is|of|to|at|as|with|being|set))*|(?:start(?:s|ing)?|initial(?:ly)?|begin(?:s|ning)?)(?: value)?(?: (?:of|at|as|with|from|is))+) (?!(?:at|to|of|as|is)\b)(?<initial>${value})`,
    (slots) => ({ initialWords: slots('initial') }),
  ),
  rule(String.raw`,? ?(?:that is |which is |is )?(?<initial>${value}) by default`, (slots) => ({
    initialWords: slots('initial'),
  })),
  rule(
    String.raw`,? ?(?:that |which )?(?:(?:can|could|may|must|should|has to) )?(?:only )?(?:(?:be|is|are) )?(?:(?:either|one of|any of|limited to|restricted to|with (?:the )?(?:options|values|choices)|options:?|values:?|choices:?):? )?:? ?(?:the values |the options )?(?<allowed>[^\s,()]+(?: [^\s,()]+)?(?:, ?[^\s,()]+(?: [^\s,()]+)?)*,? or (?!more\b|less\b)[^\s,()]+(?: [^\s,()]+)?)$`,
    (slots) => ({ allowedWords: slots('allowed') }),
  ),
  rule(
    String.raw` ?\((?:either |one of |can be |options:? )?(?<allowed>[^()]+(?:,|\/| or |\|)[^()]+)\)`,
    (slots) => ({ allowedWords: slots('allowed') }),
  ),
  rule(
    String.raw`:?(?:,? (?:that |which )?(?:can|could|may|must|should) (?:only )?be)? (?:(?:either|one of|any of|with (?:the )?(?:options|values|choices)|options|values|choices|limited to|restricted to):? )(?<allowed>.+(?:, | and ).+)$`,
    (slots) => ({ allowedWords: slots('allowed') }),
  ),
  rule(
    String.raw`${that}(?:between|from|in the range of|in the range) (?<low>-?\d+(?:\.\d+)?) (?:and|to|-) (?<high>-?\d+(?:\.\d+)?)`,
    (slots) => ({ lowest: slots('low'), highest: slots('high') }),
  ),
  rule(
    String.raw`${that}(?:positive|greater than 0|more than 0|above 0|over zero|above zero|more than zero|greater than zero)${edge}`,
    () => ({ positive: 'above' }),
  ),
  rule(
    String.raw`${that}(?:not|never|not be|never be|cannot be|can't be|can never be|at least 0|at least zero|zero or more|0 or more)(?: (?:negative|below zero|below 0|less than zero))?${edge}(?<=negative|zero|more|0)`,
    () => ({ positive: 'from' }),
  ),
  rule(
    String.raw`,? ?${that}(?:of )?(?:at most|up to|max|maximum|no more than|no longer than|limited to) (?<longest>\d{1,5}) (?:characters|letters|chars)(?: long)?${edge}`,
    (slots) => ({ longest: slots('longest') }),
  ),
  rule(String.raw`${that}at least (?<low>-?\d+(?:\.\d+)?)`, (slots) => ({ lowest: slots('low') })),
  rule(String.raw`${that}(?:at most|up to|no more than) (?<high>-?\d+(?:\.\d+)?)`, (slots) => ({
    highest: slots('high'),
  })),
  rule(String.raw` ?\(?${that}(?:(?:${alternatives(optionalWords)}))\)?${edge}`, () => ({ optional: true })),
  rule(String.raw` ?\(?${that}(?:(?:${alternatives(requiredWords)}))\)?${edge}`, () => ({ required: true })),
  rule(String.raw` ?\(?${that}(?:(?:${alternatives(uniqueWords)}))\)?${edge}`, () => ({ unique: true })),
  rule(
    String.raw` ?\(?(?:(?:measured |counted |priced |paid |given )?in |\()(?<currency>(?:us |american |british )?(?:${alternatives(currencies)}))\)?(?![\p{L}\p{N}_])`,
    (slots) => ({ money: true, note: `in ${slots('currency')}` }),
  ),
  rule(
    String.raw` (?:measured |counted |given )?in (?<unit>${alternatives(Object.keys(units))})${edge}`,
    (slots) => unit(slots('unit')),
  ),
  rule(String.raw` \((?:in )?(?<unit>${alternatives(Object.keys(units))})\)`, (slots) => unit(slots('unit'))),
  rule(String.raw` \((?:an? )?(?<type>${typeSource})\)`, typed),
  rule(
    String.raw`${that}(?:as|of type|of the type|stored as|typed as|type|type:|:) (?:an? )?(?<type>${typeSource})${edge}`,
    typed,
  ),
  rule(
    String.raw`^(?:an? |the )?(?<type>${typeSource})? ?(?:column|field|value|property)? ?(?:called|named) (?<named>.+)$`,
    (slots) => ({ ...typed(slots), named: slots('named') }),
  ),
  rule(
    String.raw`^(?:an? |the )?(?:link|reference|foreign key|pointer|relation|connection) to (?:an? |the |one |its )?(?<to>.+)$`,
    (slots) => ({ reference: slots('to') }),
  ),
  rule(
    String.raw`^(?:an? |the )?(?<to>.+) (?:it|that it|which it|they) (?:belongs?|is linked|relates?) to$`,
    (slots) => ({ reference: slots('to') }),
  ),
  rule(
    String.raw`^(?:(?:that|which|where|each|each one|each of them|every one|it|they|one) )*(?:belongs?|belonging|linked|links|connected|related|relates|tied|attached|refers|points|referencing|references)(?: back)?(?: to)? (?:an? |the |one |each |its |exactly one |a single )?(?<to>.+)$`,
    (slots) => ({ reference: slots('to') }),
  ),
];

/** These need the name to be clear already, so they run after all others. */
export const closingRules: readonly FeatureRule[] = [
  rule(
    String.raw`^whether (?:or not )?(?:(?:it|they|he|she|the \S+) )?(?:(?:is|are|has been|have been|was|were|has|have) )?(?<named>.+)$`,
    (slots) => ({ type: 'boolean', named: slots('named') }),
  ),
  rule(String.raw`(?<=\S) (?:flag|checkbox|tick box|toggle|boolean|yes\/no)(?: field| column)?$`, () => ({
    type: 'boolean',
  })),
  rule(String.raw`(?<=\S)(?<!^(?:an?|the)) (?<type>${bareTypeSource})$`, typed),
  rule(String.raw`(?<=\S) (?:field|column|property|attribute)$`, () => ({})),
  rule(
    String.raw`^(?:an? |the )?(?<type>long text|yes\/no|whole number|boolean|true\/false|rich text|decimal|integer|free text) (?:field |column )?(?=\S)`,
    typed,
  ),
];

function unit(word: string): Feature {
  const found = units[word.toLowerCase()];
  return found === undefined ? {} : { type: found.type, suffix: found.suffix };
}

function typed(slots: Slots): Feature {
  const type = typeFromWords(slots('type'));
  return type === undefined ? {} : { type };
}
