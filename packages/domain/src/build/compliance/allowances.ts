import type { LineIndex } from './lines.ts';
import type { Token } from './scanSource.ts';

/** A comment that allows one rule on its line and on the next. */
export interface Allowance {
  readonly rule: string;
  readonly reason: string;
  readonly start: number;
  readonly end: number;
  readonly fromLine: number;
  readonly toLine: number;
}

const mark = 'saywright-allow';

/** The marker, the id of a rule, a colon and the reason. */
const allowancePattern = /saywright-allow[ \t]{1,4}[\w-]{1,60}(?:[ \t]{0,4}:[ \t]{0,4}[^\n*]{1,300})?/gu;

/** Whether a text may contain an allowance; a cheap check before the search. */
export function mayAllow(text: string): boolean {
  return text.includes(mark);
}

/** The allowances in the comments of a source; in other kinds of files, anywhere in the text. */
export function allowancesIn(
  text: string,
  comments: readonly Token[],
  lines: LineIndex,
): readonly Allowance[] {
  return comments.flatMap((comment) =>
    [...text.slice(comment.start, comment.end).matchAll(allowancePattern)].map((match) => {
      const start = comment.start + match.index;
      const end = start + match[0].length;
      const said = match[0].slice(mark.length);
      const colon = said.includes(':') ? said.indexOf(':') : said.length;
      return {
        rule: said.slice(0, colon).trim(),
        reason: said.slice(colon + 1).trim(),
        start,
        end,
        fromLine: lines.placeOf(start).line,
        toLine: lines.placeOf(end).line + 1,
      };
    }),
  );
}
