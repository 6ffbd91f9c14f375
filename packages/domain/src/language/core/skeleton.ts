import type { Item } from './ground.ts';
import type { Entry } from './schemaIndex.ts';

/** A text in which what names something of the database is replaced by a mark: `add a phone to ⟦T0⟧`. */
export interface Skeleton {
  readonly text: string;
  readonly items: readonly Item[];
  /** The words that a mark replaces. */
  readonly said: (mark: string) => string;
  /** The entries of a mark. */
  readonly entries: (mark: string) => readonly Entry[];
  /** The text with its marks as words again. */
  readonly words: (part: string) => string;
}

function letter(item: Item): string | undefined {
  if (item.entries.some(({ kind }) => kind === 'table')) return 'T';
  if (item.entries.some(({ kind }) => kind === 'column')) return 'C';
  return undefined;
}

/** A mark and the number of its item. */
export const mark = /⟦(?<kind>[TC])(?<item>\d+)⟧/u;

/** Replaces the names of tables and columns by marks. */
export function skeleton(text: string, items: readonly Item[], start = 0): Skeleton {
  let made = '';
  let at = 0;
  items.forEach((item, index) => {
    const kind = letter(item);
    const [first] = item.tokens;
    const last = item.tokens.at(-1);
    if (kind === undefined || !first || !last) return;
    made += `${text.slice(at, first.start - start)}⟦${kind}${index}⟧`;
    at = last.end - start;
  });
  made += text.slice(at);
  const itemOf = (marked: string): Item | undefined =>
    items[Number(mark.exec(marked)?.groups?.['item'] ?? -1)];
  return {
    text: made,
    items,
    said: (marked) => itemOf(marked)?.text ?? marked,
    entries: (marked) => itemOf(marked)?.entries ?? [],
    words: (part) => part.replaceAll(new RegExp(mark, 'gu'), (marked) => itemOf(marked)?.text ?? marked),
  };
}

const before =
  /^(?:(?:hi|hello|hey|please|pls|plz|kindly|so|ok|okay|also|and|then|now|oh|oh dear|right|well|yo|good day|dear team|first|second|third|next|finally|lastly|one more thing|by the way|btw|sorry|thanks|can you|can u|could you|could u|would you|will you|may i ask you to|be so good as to|be so kind (?:as )?to|i(?: would|'d) (?:be grateful|like)(?: if)?(?: you)?(?: would| could)?(?: to)?|i should be (?:most )?(?:grateful|obliged) if you would|i (?:want|need|wish)(?: you)? to|we (?:want|need|have) to|i have to|it would be (?:good|nice|great) (?:if|to)|you (?:can|could|should)|let's|lets|maybe|just|quickly|\d+[.)]|-|•|\*)[\s,:!–-]+)+/iu;
const after =
  /(?:[\s,–-]+(?:please|pls|plz|thanks|thank you|thx|ta|cheers|too|as well|asap|now|today|for me|if possible|if you can|if you would be so kind|many thanks|thanks in advance|thank you very much|ok|okay|love|obviously|of course))*[\s.!?]*$/iu;

/** The text without politeness at its edges. */
export function plainText(text: string): string {
  return text.trim().replace(after, '').replace(before, '').trim();
}
