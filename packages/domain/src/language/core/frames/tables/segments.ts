import { cueOf } from '../../cues.ts';
import { sentences } from '../../sentences.ts';

const bullet = /^\s*(?:[-*•–·▪◦>☐✅✓]|\[ ?\]|\d{1,2}[.)]|[a-z]\))\s+/u;
const pictures = /\p{Extended_Pictographic}\uFE0F?/gu;

/** Words before and after a message that say nothing about it. */
const greeting =
  /^(?:(?:hi|hello|hey|hiya|yo|dear|good (?:morning|afternoon|evening|day))\b[^,.!?:;\n]{0,30}[,!]|(?:hi|hello|hey|hiya|yo)(?: (?:there|all|team|everyone|lovely|love|folks|guys|again))?)\s*/iu;
const closing =
  /(?:[\s.,!]|^)(?:(?:kind|best|warm|many|with|my)\s)*(?:regards|wishes|yours (?:faithfully|sincerely|truly)|sincerely|cheers|thank you(?: (?:very|so) much)?|thanks(?: a lot| so much| in advance)?|ta|thx|love|xx+)\b(?<signature>[\s\S]{0,120})$/iu;
const filler =
  /^(?:(?:ok|okay|so|um|uh|erm|well|right|basically|anyway|alright|listen|look|like|hmm|oh|pls|please|kindly)[\s,]+)+/iu;
/** A word that announces what is wanted: `what I need: …`. */
const wanted =
  /^(?:what (?:i|we) (?:need|want)|(?:i |we )?(?:need|want)(?:ed)?|request|to-?do|task|new|idea)\s*(?: is|:|\s-)\s+/iu;
/** True for what may follow a closing: a name, which asks for nothing. */
function isSignature(text: string): boolean {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== '');
  return (
    words.length < 6 &&
    words.every((word) => /^\p{Lu}/u.test(word) && cueOf(word.toLowerCase()) === undefined)
  );
}

function withoutClosing(text: string): string {
  const found = closing.exec(text);
  return found && isSignature(found.groups?.['signature'] ?? '') ? text.slice(0, found.index) : text;
}

/** True for a line that is one item of a list: marked by a bullet, or short and without an end. */
function isItem(line: string): boolean {
  return bullet.test(line) || (line.split(/\s+/u).length <= 6 && !/[.!?:]$/u.test(line));
}

/** Lines put together: short ones in a row make one list, the line that introduces them stays alone. */
function blocks(text: string): readonly string[] {
  const made: { text: string; isList: boolean }[] = [];
  const lines = text.split(/\n/u).map((line) => line.trim());
  for (const [at, line] of lines.entries()) {
    if (line === '') continue;
    const last = made.at(-1);
    const isIntroduced =
      isItem(line) && (bullet.test(line) || isItem(lines[at + 1] ?? '') || last?.isList === true);
    const isOther = bullet.exec(line)?.[0].trim() !== bullet.exec(lines[at + 1] ?? '')?.[0].trim();
    const isFirst = made.length === 0 && (!bullet.test(line) || isOther);
    const item = line.replace(bullet, '').replace(/[,;]$/u, '');
    if (last?.isList === true && isItem(line)) last.text = `${last.text}; ${item}`;
    else if (isIntroduced && !isFirst && line !== '') made.push({ text: item, isList: true });
    else made.push({ text: isFirst ? item : line, isList: false });
  }
  return made.flatMap((block) =>
    block.isList ? [block.text] : sentences(block.text).map((part) => part.text),
  );
}

/**
 * The statements of a message: its sentences and lists, without emoji, greeting and signature. A list of lines is one
 * statement with its items between semicolons.
 */
export function segments(message: string): readonly string[] {
  const plain = message
    .replaceAll(pictures, '. ')
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll('\r', '')
    // `needs power?, fee`: a question mark in a list is a yes or no.
    .replaceAll(/(?<=\p{L})\s*\?+\s*(?=\()/gu, ' ')
    .replaceAll(/(?<=\p{L})\s*\?+\s*(?=,)/gu, ' yes/no')
    .replaceAll(/\bw\/?(?= (?!\d))/giu, 'with')
    .replaceAll(/\s+-{2,}>?\s+/gu, ' - ')
    .replaceAll(/(?:\.\s*){2,}/gu, '. ')
    .trim()
    .replace(greeting, '');
  return blocks(withoutClosing(plain))
    .map((part) =>
      part
        .replace(/[\s.!]+$/u, '')
        .replace(greeting, '')
        .replace(filler, '')
        .replace(wanted, '')
        .trim(),
    )
    .filter((part) => /\p{L}/u.test(part));
}
