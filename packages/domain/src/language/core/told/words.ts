import { toIdentifier } from '../../planner/names.ts';
import { typeByName } from '../columns/types.ts';

/** Facts that are texts, and usual enough to be known as facts by their name alone. */
const textFacts =
  /(?:^|[ '’])(?:(?:first|last|full|sur|family|nick|maiden|company|contact)?[- ]?names?|title|author|artist|composer|album|label|address|adress|street|town|city|country|postcode|post ?code|zip|place|venue|location|room|cupboard|shelf|box|drawer|floor|hall|site|orchard|(?:tele|cell|mobile )?phone|(?:tele)?(?:ph|f)one?|mobile|tel|e-?mail|mail|whatsapp|website|link|photo|picture|(?:car |number |licen[cs]e )?plate|brand|make|model|colou?r|size|shape|species|breed|race|kind|type|sort|category|genre|style|language|level|grade|class|instrument|voice|role|position|team|group|gender|sex|status|state|condition|notes?|remarks?|comments?|description|details|message|reason|problem|complaint|symptoms?|diagnosis|treatment|medicine|medication|allerg(?:y|ies)|injur(?:y|ies)|diet|ingredients?|instructions|weather|material|fabric|garment|period|occasion|service|package|insurance|gp|doctor|vet|isbn|sku|code|(?:serial|inventory|batch|ticket|card|order|invoice|passport|ear|chip|registration|membership|house|parcel|lot|tag|id|phone|account|bank|shirt)[- ](?:numbers?|no|nr|id)|number|iban|contact(?: person)?|manager|supplier|customer|client|student|pupil|member|player|child|kid|patient|guest|tenant|horse|dog|animal|boat|car|bike|book|reader|owner|guide|teacher|instructor|trainer|coach|driver|foreman|leader|parents?|mother|father|guardian|partner|couple|sponsor|referee|emergency contact|topic|subject|course|theme|goal|unit|currency|season|patrol|age group|weekday|day of (?:the )?week|method|document|manuscript|editor|publisher|piece|fault|key)$/iu;

/** Whether a name is that of a fact, and of no thing or row: `phone`, `price per hour`. */
export function isFactName(name: string): boolean {
  return textFacts.test(name) || typeByName(toIdentifier(name)).type !== 'text';
}

export const pronoun = String.raw`(?:i['’]?m|i['’]?ve|i['’]?d|they['’]?re?|they['’]?ve|we['’]?ve|we['’]?re|she['’]s|he['’]s|it['’]?s|i|we|you|they|it|he|she|this|that|somebody|someone|anybody|people|everyone|the (?:person|customer|client|child|guest|student|pupil|parents?|group)|(?:my|the|their) \p{L}+s?)`;
export const articles =
  /^(?:(?:and|also|then|plus|n|so|to (?:put down|note down|write down|note|record)|even|maybe|any|just|simply|only|finally|lastly|of course|obviously|perhaps|possibly|sometimes|roughly|approximately|about|like|an?|the|my|our|your|their|its|his|her|each|every|some|all|both|one)\s+)+/iu;
export const tails =
  /(?:\s*,?\s*(?:too|only|please|pls|as well|at least|etc|and so on|and so forth|already|if possible|of course|as usual|or so|obviously|also|each|exactly|roughly|approximately|approx|cheers|thanks?(?: you)?(?: (?:so|very) much)?))+$/iu;

/** Rules about values and links, of which other rules know more. */
export const ruled =
  /\b(?:never(?! again| mind)|must not|can(?:not|['’]?t| not) (?:be|delete|have)|unique|twice|the same|defaults?|assume|unless|at (?:most|least)|delet\p{L}+|belongs?|only one|exactly one|has many|have many|more than one|several of|status only|required|mandatory|optional|automatic\p{L}*|can be (?:several|free|empty)|(?<!\b(?:i|we|(?:when|day|date|time)(?: when)? (?:it|they|he|she))) must|not empty|between \d|positive|max(?:imum)? \d|starts? (?:as|at) |counts? up|one row per|per \p{L}+ only)\b/iu;
