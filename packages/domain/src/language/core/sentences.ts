/** One sentence or line of an instruction. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
}

const abbreviation = /\b(?:e\.g|i\.e|etc|approx|nr|st|mr|mrs|ms|dr|tel|incl)\.$/iu;

const bullet = /^\s*(?:[-*•–·]|\d+[.)])\s/u;

/** Ends of lines after which something else begins: a blank line, or a plain line after a list. */
function isLineEnd(instruction: string, at: number): boolean {
  const before = instruction.slice(0, at).split('\n').at(-1) ?? '';
  const next = instruction.slice(at + 1).split('\n')[0] ?? '';
  return bullet.test(before) && next.trim() !== '' && !bullet.test(next);
}

/**
 * Splits an instruction into sentences: at full stops, question and exclamation marks and blank lines, outside quotes and
 * brackets. A list of lines stays with the line that introduces it.
 */
export function sentences(instruction: string): readonly Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  let depth = 0;
  const end = (at: number): void => {
    const text = instruction.slice(start, at).trim();
    if (text !== '') found.push({ text, start });
    start = at;
  };
  for (let at = 0; at < instruction.length; at += 1) {
    const character = instruction[at] ?? '';
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && character === '\n' && isLineEnd(instruction, at)) end(at + 1);
    if (depth > 0 || !/[.!?]/u.test(character)) continue;
    const next = instruction.slice(at + 1, at + 3);
    if (character === '.' && /(?:^|\n)\s*\d{1,2}$/u.test(instruction.slice(Math.max(0, at - 6), at))) continue;
    const isEnd = next === '' || /^["'”)]?\s/u.test(next) || /^[!?.]/u.test(next);
    if (!isEnd || (character === '.' && abbreviation.test(instruction.slice(Math.max(0, at - 8), at + 1))))
      continue;
    if (/^[.!?]/u.test(next)) continue;
    end(at + 1);
  }
  end(instruction.length);
  return found;
}
