import type { LexiconTable } from '../../../planner/lexicon.ts';
import { singular, toIdentifier } from '../../../planner/names.ts';
import { readList, type ListRead } from './drafts.ts';
import { isElsewhere } from './unused.ts';

/** Words that ask for something more to be noted. */
const cue =
  /\b(?:add(?:ing)?|new|extra|another|additional|columns?|fields?|box|space|place|room|possible|possibility|missing|also|(?:want|need|like|able|have) to (?:note|record|store|save|keep|write|put|know|enter)|needs?(?! to)|lacks?|should (?:have|note|show))\b/iu;
const asksOther =
  /\b(?:new (?:table|list|register|log|book|sheet)|delete|remove|drop|throw|get rid|private|fill|rename|change|replace|update|set|row|rows|show|find|count|list all|copy|move|how many|sort|order by|index|only|see|allow\w*|access|public|private|unique|link|connect|reference|relation|mark|if|when (?:i|we|an?)|themselves|himself|herself|more (?!columns|fields|info\w*|details))\b|\?\s*$/iu;

const introduction =
  /(?:^|(?<=,)|\band)[\s,]*(?:(?:can|could|would) (?:you|u|we|i) )?(?:(?:please|pls|kindly|also|just|make|it|possible|possibility|i|we|want|need|would|like|'d|should|must|have|has|able|to|be|there|is|missing|add|adding|put|give|write|note|record|store|save|keep|down|enter|in|get|gets|needs?|lacks?|an?|the|one|two|new|extra|another|additional|more|columns?|fields?|box(?:es)?|spaces?|places?|room|for|with|of|where|so|that|can|:)(?=[\s:,]|$)[\s:]*)+/giu;

/** Words that put a row in. */
const inserted = /\b(?:enter|insert|type in)\b/iu;

/** How a table of the project is called in a statement: its name or a form of it. */
function mention(table: LexiconTable): RegExp {
  const id = toIdentifier(table.name).replace(/^tbl_?/u, '');
  const words = [...new Set([id, singular(id)])].map((name) => name.replaceAll('_', '[ _-]'));
  return new RegExp(
    `(?<!\\b(?:which|what|whose|new|another|extra) |, )(?:\\b(?:to|in|into|for|on|of|with|at|from|about) )?(?:\\b(?:the|our|my|each|every|all|all the|an?|existing|table) )*\\b(?:${words.join('|')})\\b(?:'s?)?(?: (?:table|list|sheet|form|records?|too))?`,
    'iu',
  );
}

/** New columns for a table of the project, with the part that none of them uses. */
export interface Added extends ListRead {
  readonly table: LexiconTable;
  /** The text that describes the columns. */
  readonly list: string;
}

/** Reads a statement that asks for more to be noted about what one table of the project holds. */
export function readAdded(statement: string, tables: readonly LexiconTable[]): Added | undefined {
  const quoted = statement.replaceAll(/["“”]/gu, '');
  if (!cue.test(quoted) || asksOther.test(quoted) || isElsewhere(quoted)) return undefined;
  const mentioned = tables.filter((table) => mention(table).test(quoted));
  const [table] = mentioned;
  if (!table || mentioned.length > 1) return undefined;
  const after = quoted.slice((mention(table).exec(quoted)?.index ?? 0) + 1);
  if (/,? with (?!default)/iu.test(after) || inserted.test(quoted)) return undefined;
  const [main = '', ...rest] = quoted.split(/;\s+/u);
  const list = main
    .replace(mention(table), ' , ')
    .replaceAll(introduction, ' , ')
    .replaceAll(/(?:\s*,\s*)+/gu, ', ')
    .replace(/^[\s,:]+|[\s,:]+$/gu, '');
  if (/\bones?\b|[€£$]\s?\d|\d\s?(?:euros?|pounds|dollars|€|£)/iu.test(list)) return undefined;
  const isProper = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(list);
  const read = readList(
    list,
    tables.filter((one) => one !== table).map(({ name }) => name),
  );
  const isThere = read.columns.some(({ name }) => table.columns.some((column) => column.name === name));
  if (read.columns.length === 0 || isProper || isThere || read.columns.some(({ name }) => /^n\d/u.test(name)))
    return undefined;
  return { table, list, columns: read.columns, left: [...read.left, ...rest], background: read.background };
}
