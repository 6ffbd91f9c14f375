const site = '(?:web ?sites?|sites?|web ?pages?|home ?pages?|pages?|web ?shop|online shop)';
const my = '(?:the |my |our |this )*';
const address = '(?:web ?)?(?:address|link|url|adress|web address)(?:es)?';
const asked = new RegExp(
  [
    `(?:what|which)(?:’|'| i)?s ${my}${address} (?:of|to|for|from) ${my}${site}`,
    `what ${address} (?:does|has|do) ${my}${site}(?: have| got)?`,
    `(?:what|which)(?:’|'| i)?s ${my}${site}(?:’s|'s)? ${address}`,
    `where(?:’|'| i)?s ${my}${site}(?: now| online| live)?`,
    `(?:where|how) (?:can|do|does|could|will) (?:i|we|you|they|people|customers?|clients?|visitors?|everybody|everyone|somebody|someone|my \\p{L}+|the \\p{L}+) (?:see|find|open|visit|get to|reach|look at|go to) ${my}${site}(?: online)?`,
    `how (?:can|do|does|will) (?:my |our |the )?(?:customers?|clients?|visitors?|people|members|everybody) (?:find|see|open|visit|get to) (?:it|us|me)(?: online| on the internet)?`,
    `(?:give|send|show|tell|get|share|copy)(?: me| us)? ${my}${address}(?: (?:of|to|for) ${my}${site})?`,
    `(?:what|which)(?:’|'| i)?s ${my}(?:web ?address|url|link)`,
    `(?:i|we) (?:need|want|would like) ${my}${address} (?:of|to|for) ${my}${site}`,
  ].join('|'),
  'iu',
);
const opening = /^(?:(?:hi|hey|hello|ok|okay|please|pls|and|so|but|now|can you|could you)[,!]? )+/iu;
/** What may follow the question: the same again, and what the address is for. */
const follow = new RegExp(
  `^(?:[,;.?!]* ?(?:please|pls|thanks|thank you|now|(?:and )?(?:can you |could you |please )?(?:give|send|show|tell) (?:me|us) ${my}${address}|(?:(?:because |so )?i|we) (?:want|need|would like|have) to (?:send|give|share|show|print|put|tell)\\b[^.?!]*|(?:so (?:that )?i can |to )(?:send|give|share|show|print|put|tell)\\b[^.?!]*))*[.?! ]*$`,
  'iu',
);

const live =
  /\b(?:is|are|whether|if) (?:it|we|this|(?:the|my|our) (?:new )?(?:web ?)?(?:site|page|shop|app)) (?:is |are )?(?:now |already |really )?(?:visible |there )?(?:public|online|live|on (?:the )?(?:internet|web|google))\b|\bhow (?:do|can|could|should|must|to) ?(?:i|we|you)? ?(?:get|put|make|bring|take|go) ?(?:it|this|everything|all|(?:the|my|our) (?:new )?(?:web ?)?(?:site|page|shop|app))? ?(?:online|live|public|on the (?:internet|web))\b|\bhow (?:do|can|will|would|could) (?:people|customers?|clients?|guests?|visitors?|others) (?:find|see|visit|reach|get to) (?:it|us|me|this|(?:the|my|our) (?:web ?)?(?:site|page|shop))\b|\b(?:find|finds|search(?:ed)?(?: for)?|see|show up) (?:us|it|me|(?:the|my|our) site)? ?(?:on|in) google\b/iu;

/**
 * Whether a message asks if, or how, a site can be seen by others.
 *
 * @example
 * asksWhetherLive('I think it is good now, how do I get it online?') // => true
 * asksWhetherLive('put it online') // => false
 */
export function asksWhetherLive(message: string): boolean {
  return live.test(message);
}

/**
 * Whether a sentence asks where the site of a project is.
 *
 * @example
 * asksForAddress('What is the address of my page?') // => true
 * asksForAddress('What is the address of Café Luna?') // => false
 */
export function asksForAddress(instruction: string): boolean {
  const text = instruction.replaceAll(/\s+/gu, ' ').trim().replace(opening, '');
  const found = asked.exec(text);
  return found?.index === 0 && follow.test(text.slice(found[0].length));
}
