import { isQuoted } from './mentions.ts';

/** Verbs that put something somewhere: "add a note to it". */
export const placing = /^(?:add|put|insert|include|place)\b/iu;
/** A reference that follows the first verb or a preposition; names after "that column" make it none. */
const pronoun =
  /(?<![\p{L}\p{N}_'])(?:(?:(?:that|this|the same) (?<noun>table|column|field)|the (?<last>table|column)(?=\W*$))(?=\W*$| (?:to|in|from|as|with|by|and|unique|required|optional|public|private|is|be)\b)|(?<word>it|them|em|'em|those|these|(?:that|this)(?: one)?(?=\W*$)|there(?=\W*$)|its(?= )))(?![\p{L}\p{N}_'])/iu;
/** Sentences that are about something said before, and say the rest themselves. */
const starts =
  /^(?:add|put|insert|include|place|show|list|count|display|sort|order|rename|call|name|change|update|set|mark|make|fill|link|connect|protect|lock|share|export|hide|let|allow|only|everyone|delete|remove|drop|empty|clear|wipe|erase|truncate|scrap|destroy|get rid of|throw away|kill|what(?:'s| is| are| was)|how many|who|which|sum|average)\b/iu;
const beforeObject =
  /^(?:\S+(?: rid of| away)?|.*\b(?:to|in|into|on|of|from|for|with|about|than|what is|what are|what's|see|read|edit|change|delete|use|open))$/iu;
const mostWords = 12;

/** Whether a text is one short sentence with one reference in the place of an object. */
function refersBack(text: string, match: RegExpExecArray): boolean {
  const rest = text.slice(match.index + match[0].length);
  if (text.split(' ').length > mostWords || /[;:\n]|[.,?!]\s/u.test(text) || !starts.test(text)) return false;
  if (pronoun.test(rest) || isQuoted(text, match.index)) return false;
  const head = text.slice(0, match.index).trim();
  if (match.groups?.['word']?.toLowerCase() === 'there')
    return placing.test(text) || /^what|\bin$/iu.test(head);
  return beforeObject.test(head) && !(placing.test(head) && !head.includes(' '));
}

/** The word of a short instruction that refers to something said before; undefined where it has none. */
export function findReference(text: string): RegExpExecArray | undefined {
  const match = pronoun.exec(text);
  return match && refersBack(text, match) ? match : undefined;
}

/** The noun of "that table" or "this column". */
export function nounOf({ groups }: RegExpExecArray): string | undefined {
  return (groups?.['noun'] ?? groups?.['last'])?.toLowerCase().replace('field', 'column');
}
