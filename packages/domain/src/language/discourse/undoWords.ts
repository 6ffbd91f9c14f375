/** How a text asks for an undo. */
export type UndoRequest =
  | 'undo'
  /** Undo of the last change, whatever waits. */
  | 'undo-last'
  /** Undo of the last deletion: "bring back the order that I deleted". */
  | 'undo-deletion'
  /** An undo and another instruction beside it. */
  | 'undo-and-more';

/** What an undo is about, where the words name it. */
const undone = String.raw`(?:(?:this|that) (?:last )?(?:one|thing|change|step)|it|that|this|them|those|all(?: of (?:it|that|this))?|(?:the|my|your|that|this) change|(?:the |my |your |that )?(?:very )?last(?: (?:change|one|thing|step|action|edit|command|instruction))?(?: (?:that )?(?:i|we|you) (?:just )?(?:did|made|added|changed|asked))?|one (?:step|change|action)|(?:the )?(?:thing|change|one) (?:before|you (?:just )?did)|what (?:you|i|we) (?:have )?(?:just |last )?(?:did|done|changed)(?: (?:last|now|just now))?)`;
const before = String.raw`(?: (?:to )?(?:how|the way|as|like) (?:it|everything|things|all) (?:was|were)(?: before)?| (?:like|as) (?:it was )?before)`;
/** How it was: `how it was before`, `what the colour was`. */
const asWas = String.raw`(?:(?:how|what|as|the way|like) (?:it|they|that|everything|the \p{L}+(?: \p{L}+)?) (?:was|were|looked)(?: like)?(?: before)?|what was before|like before|before (?:it|that|this)(?: one)?|(?:the )?(?:colou?r|font|look|size|one|way)s? before(?: (?:it|that|this))?)`;
const asked = String.raw`(?:(?:so|please|and|but|could|can|would|will|you|we|i|kindly) )*`;
const lastOne = /\blast\b|\bwhat (?:you|i|we)\b/u;

/** Texts that ask for an undo and say nothing else. */
const undoing = whole([
  String.raw`(?:undo|revert|reverse|un-do|roll ?back)(?: ${undone})?(?: again)?`,
  String.raw`(?:take back|put back|bring back|restore|undelete)(?: ${undone})?(?:${before})?(?: again)?`,
  String.raw`(?:put|take|change|bring|roll|turn|set|switch|go|get|give)(?: me)? (?:everything|${undone}) back(?:${before}| again)?`,
  String.raw`(?:put|set|make|turn|change) (?:everything|${undone})(?: again)?${before}`,
  String.raw`(?:i|we) (?:want|need) (?:everything|${undone}) back(?: again)?`,
  String.raw`(?:go )?(?:(?:one|a) )?(?:step )?back(?: (?:one|a|1)(?: (?:step|change|action))?)?`,
  // “Cancel the last one” may be about a row.
  String.raw`(?:cancel|delete|remove|erase|take away) (?:(?:the |my |your |that )?(?:very )?last (?:change|step|action|edit|command|instruction)|what (?:you|i|we) (?:have )?(?:just |last )?(?:did|done|changed)(?: (?:last|now|just now))?)`,
  String.raw`${asked}(?:go|get|come|switch|change)(?: it)? back to (?:before|${asWas}|the (?:old|previous|last) (?:one|look|version|way))`,
  String.raw`${asked}go back (?:to )?before`,
  String.raw`${asked}(?:put|set|give|bring|return|change|turn|take) (?:${undone}|the \p{L}+) (?:back )?(?:to )?${asWas}`,
  String.raw`${asked}(?:put|set|give|bring|return|change|turn|take) (?:back )?(?:the \p{L}+ )${asWas}`,
  String.raw`ctrl[ +-]?z`,
]);
/** Texts that are about what was done, in whatever company. */
const isPlain = new RegExp(
  String.raw`\b(?:undo|revert|reverse|un-do|roll ?back|go back|everything|${undone})\b`,
  'u',
);

const deleted = String.raw`(?:deleted|removed|erased|dropped)`;
const done = String.raw`(?:deleted|removed|erased|dropped|cancelled|canceled|lost|threw away|thrown away)`;
const rows = String.raw`(?:the |my |our |that |those |all )*(?:\S+ ){0,4}?`;
const byUs = String.raw`(?:that |which )?(?:(?:i|we|you)(?:'ve)?(?: (?:have|had|just|accidentally))* ${done}|(?:was|were|got|have been|has been)(?: just| accidentally)? ${deleted})(?: (?:it|them|just now|by mistake|by accident|before))*`;
const byUsOrNamed = String.raw`(?:${rows}${byUs}|what (?:i|we|you) (?:have |just )?${done}|(?:the |my |our |that |those |all )*${deleted} (?:\S+ ?){1,3}?)`;
/** What was deleted is to come back. "The cancelled orders" alone are rows in a state. */
const recovering = whole([
  String.raw`(?:undelete|restore|recover|(?:bring|get|put|give(?: me)?) back) ${byUsOrNamed}`,
  String.raw`(?:bring|get|put|give(?: me)?) back (?:her|his|their|its) (?:\S+ ?){1,2}?`,
  String.raw`(?:bring|get|put|give(?: me)?) (?:her|his|their|its) (?:\S+ ){1,2}?back`,
  String.raw`(?:bring|get|put|give(?: me)?|(?:i|we) (?:want|need)|can i have) ${byUsOrNamed}\s*back`,
]);

/** What precedes a request to undo and says only that something went wrong. */
const complaint = new RegExp(
  String.raw`^(?:(?:no|sorry|oops|oh|ah|but|so|please|and|then|(?:can|could|would) you|(?:i|we) (?:want|need|would like|like) (?:to|you to)|(?:this|that|it|the last (?:one|change|thing)) (?:is|was|looks) (?:all |completely |very )?(?:wrong|incorrect|bad|false|not (?:right|correct|good|ok|okay|what i (?:want|wanted|meant|asked(?: for)?)|true)|(?:a |my )?(?:mistake|error))|(?:that's|it's) (?:wrong|a mistake|not right|not what i (?:want|wanted|meant))|(?:i )?(?:made )?(?:a |my )?mistake|not what i (?:want|wanted|meant)|(?:better|rather) not|(?:(?:it|this|that) (?:is|was) )?(?:the )?wrong(?: (?!and\b)[\p{L}'-]+)?)[\s,]+)+`,
  'u',
);
/** What follows a request to undo and says only why. */
const regret =
  /[\s,]+(?:because )?(?:it|this|that) (?:is|was) (?:(?:all |completely )?(?:wrong|incorrect|bad|a mistake|my mistake|an error|not (?:right|correct|what i (?:want|wanted|meant)))|(?:the )?wrong [\p{L}'-]+)$/u;
/** A statement right after the words of an undo: "undo that tomek is healthy". */
const unmarkedReason =
  /^(?<undo>(?:undo|revert|reverse) (?:it|that|this)|(?:put|take|bring) (?:it|that|this) back) (?!(?:how|as|like|to|the way)\b)(?=\S+ (?:\S+ ){0,3}?(?:is|was|are|were|has|have|had|did|didn't|does|doesn't|wants?|called|said|came|made)\b)(?<reason>.+)$/u;

/** The start of what is an instruction or a question, rather than a reason. */
const instructing =
  /^(?:(?:and|then|but|so|also|now|please|instead|i (?:want|need|would like) (?:you )?to|can you|could you|let's|let us)\s+)*(?:add|insert|put|set|change|update|make|mark|create|build|rename|call|name|delete|remove|drop|clear|move|copy|send|publish|deploy|hide|show|list|count|find|see|give|allow|let|lock|protect|sort|order|use|write|save|import|export|invite|take|keep|only|just|except|without|what|which|who|whose|how|when|where|why|is|are|do|does|did|can|could|should)\b/u;
/** What should be there in place of what was done. */
const replacing =
  /\b(?:instead|should (?:be|have)|must be|has to be|rather)\b|(?<!\bnot (?:what|the one|who) )\bi (?:mean|meant)\b/u;

function whole(patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.map((pattern) => `(?:${pattern})`).join('|')})$`, 'u');
}

/** The clauses of a text: its sentences, the parts between commas, and reasons. */
function clausesOf(text: string): readonly string[] {
  const reason = unmarkedReason.exec(text)?.groups;
  if (reason) return [reason['undo'] ?? '', reason['reason'] ?? ''];
  return text
    .split(
      /[,;:]\s*|(?<=\p{L})[.!?]+\s+|\s+[-–—]\s+|\s+(?:because|'?cause|cos|coz|since|and then|then|and)\s+/u,
    )
    .map((clause) => clause.replace(/\s+(?:please|pls|now|again please|thanks|thank you)$/u, '').trim())
    .filter((clause) => clause !== '');
}

function requestIn(clause: string): UndoRequest | undefined {
  const text = clause.replace(complaint, '').replace(regret, '');
  if (recovering.test(text)) return 'undo-deletion';
  // “Cancel” may mean a plan that waits.
  if (undoing.test(text)) return lastOne.test(text) && !/^cancel\b/u.test(text) ? 'undo-last' : 'undo';
  return undefined;
}

/**
 * The request to undo in a text of small letters, whatever complaint or reason is around it; undefined for other texts.
 * @example
 * undoIn('oh no, wrong client, bring it back') // => 'undo'
 */
export function undoIn(text: string): UndoRequest | undefined {
  const only = requestIn(text);
  if (only) return only;
  const clauses = clausesOf(text);
  const at = clauses.findIndex((clause) => {
    const request = requestIn(clause);
    return request === 'undo-deletion' || (request !== undefined && isPlain.test(clause));
  });
  const request = requestIn(clauses[at] ?? '');
  if (!request || request === 'undo-deletion') return request;
  const others = clauses.filter((_, place) => place !== at);
  if (others.slice(0, at).some((clause) => instructing.test(clause))) return undefined;
  return others.some((clause) => instructing.test(clause) || replacing.test(clause))
    ? 'undo-and-more'
    : request;
}
