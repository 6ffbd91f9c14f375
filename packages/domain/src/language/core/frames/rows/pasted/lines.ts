import type { LexiconTable } from '../../../../planner/lexicon.ts';
import { entriesOf, type CoreIndex } from '../../../schemaIndex.ts';

/** Rows that somebody pasted below the words that name their list. */
export interface PastedLines {
  readonly table: LexiconTable;
  /** The words before the rows. */
  readonly lead: string;
  /** The cells of each line; all lines have as many, those at the end may be missing. */
  readonly lines: readonly (readonly string[])[];
}

/** Words around the name of a list that say nothing but that rows follow. */
const leading =
  /^(?:please|pls|can|could|you|i|we|want|need|to|would|like|add|put|insert|enter|import|save|write|record|register|note|down|in|into|on|here|here's|here’s|are|is|come|comes|lot|batch|bunch|set|current|existing|today's|today’s|year's|year’s|term|terms|season|week|month|these|this|those|them|the|my|our|all|following|below|new|first|next|few|some|more|other|rest|of|list|table|for|also|now|and|so|ok|hi|hello|a|an|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/u;

const separators = [
  /\s*\|\s*/u,
  /\s*\t+\s*/u,
  /\s*;\s*/u,
  // A comma between figures is one of decimals: `4,20`.
  /\s*,\s+|\s*(?<!\d),|,(?!\d)/u,
  /\s+[-–—]\s+/u,
];

function tableIn(lead: string, index: CoreIndex): LexiconTable | undefined {
  const words = lead.toLowerCase().match(/[\p{L}\p{N}_'’-]+/gu) ?? [];
  const named = new Set<LexiconTable>();
  for (let at = 0; at < words.length; at += 1) {
    const found = [3, 2, 1]
      .map((length) => ({ length, said: words.slice(at, at + length).join(' ') }))
      .map(({ length, said }) => ({
        length,
        table: entriesOf(said, index).find(({ kind }) => kind === 'table')?.table,
      }))
      .find(({ table }) => table !== undefined);
    if (found?.table) {
      named.add(found.table);
      at += found.length - 1;
    } else if (!leading.test(words[at] ?? '')) return undefined;
  }
  const [only, ...more] = named;
  return more.length === 0 ? only : undefined;
}

/** The words of a line up to the list they name, and the first row behind it: `add client Marie Dubois 0612345678`. */
function leadIn(line: string, index: CoreIndex): readonly [lead: string, row: string] | undefined {
  const words = line.split(' ');
  for (let count = Math.min(words.length - 1, 8); count > 0; count -= 1) {
    const lead = words.slice(0, count).join(' ');
    if (/^\p{L}/u.test(lead) && tableIn(lead, index)) return [lead, words.slice(count).join(' ')];
  }
  return undefined;
}

/** The lines in cells, by the separator that gives most lines as many. */
function cellsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const [best] = separators
    .map((separator) => {
      const rows = lines.map((line) =>
        line
          .replace(/^\s*\|\s*|\s*[|;,]\s*$/gu, '')
          .split(separator)
          .map((cell) => cell.trim()),
      );
      const counts = rows.map((cells) => cells.length);
      const same = Math.max(...counts.map((count) => counts.filter((one) => one === count).length));
      return { rows, split: counts.filter((count) => count > 1).length, same };
    })
    .filter(({ split }) => split * 2 >= lines.length)
    .toSorted((one, other) => other.split - one.split || other.same - one.same);
  return best?.rows ?? lines.map((line) => [line.trim()]);
}

/**
 * The lines of a text as rows of the list that its first line names, with their cells; undefined where the first line says
 * anything else, or no rows follow.
 */
export function pastedLines(text: string, index: CoreIndex): PastedLines | undefined {
  const said = text.trim();
  if (!said.includes('\n')) return undefined;
  const [, first = '', rest = ''] = /^(?<lead>[^\n:]+?)\s*(?::|\n)\s*(?<body>\S[\s\S]*)$/u.exec(said) ?? [];
  const inline = tableIn(first, index) ? undefined : leadIn(said.slice(0, said.indexOf('\n')), index);
  const [lead, row] = inline ?? [first, ''];
  const body = inline ? `${row}${said.slice(said.indexOf('\n'))}` : rest;
  const table = tableIn(lead, index);
  const given = body
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, '').trim())
    .filter((line) => line !== '');
  const lines = table && given.length > 0 ? cellsOf(given) : undefined;
  return table && lines ? { table, lead: text.slice(0, text.indexOf(body)), lines } : undefined;
}
