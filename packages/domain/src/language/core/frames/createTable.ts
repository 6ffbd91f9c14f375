import type { ColumnSpec, DatabaseChange } from '../../ast/index.ts';
import { readColumns } from '../columns/list.ts';
import { singular } from '../../planner/names.ts';
import { sentences } from '../sentences.ts';
import { columnRule, withRule } from './columnRule.ts';
import { isContext } from './context.ts';
import { tableHead, tableName } from './tableHead.ts';

type NewTable = Extract<DatabaseChange, { readonly do: 'create-table' }>;

/** New tables read from an instruction, with what no part of them uses. */
export interface ReadTables {
  readonly tables: readonly NewTable[];
  readonly words: readonly { readonly said: string; readonly read: string }[];
  readonly unread: readonly string[];
}

interface Draft {
  name: string;
  columns: ColumnSpec[];
}

const columnsLead =
  /^(?:(?:the )?(?:columns?|fields?|details?|info|information)(?: (?:are|should be|would be|needed|please|pls))?\s*[:–-]?|(?:each|every)(?: (?:one|of them|[\p{L}-]+))?(?: of them)? (?:has|have|gets|needs|should have|must have|with)|for (?:each|every|all)(?: (?:one|of them|[\p{L}-]+))?,?(?: (?:i|we|please)(?: (?:want|need|would like|have|record|note|keep|write|must|should))*(?: to)?(?: (?:record|note|keep|know|write|save|store|see))?)?\s*:?|(?:they|it|there|these)(?: (?:all|should|must|also|each))* (?:has|have|need|needs|get)|(?:i|we)(?: (?:also|would|'d|want|need|like|must|should))* (?:to )?(?:record|note|keep|know|write down|save|store|track|see)(?: down)?(?: there)?\s*:?|with|containing|including|please (?:also )?(?:note|record|keep|include)(?: down)?|(?:also|and)(?: please)?(?: add)?)\s*:?\s*/iu;

const bracketed =
  /(?:^|[\s,:;.]|\band )(?:one (?:of|for) )?(?:the |our |a |all )*(?<name>[\p{L}][\p{L}\p{N}'-]*(?: [\p{L}\p{N}'-]+){0,2}?)\s*\((?<list>[^()]*(?:\([^()]*\)[^()]*)*)\)/giu;

/** Tables in the form `students (name, email) and courses (title)`. */
function bracketedTables(text: string): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const match of text.matchAll(bracketed)) {
    const words = (match.groups?.['name'] ?? '').replace(/^.*\b(?:of|the|and|for|other|are|tables?) /iu, '');
    const name = tableName(words);
    const { columns, unread } = readColumns(match.groups?.['list'] ?? '', []);
    if (name !== undefined && columns.length > 0 && unread.length === 0)
      drafts.push({ name, columns: columns.map(({ spec }) => spec) });
  }
  return drafts;
}

const several =
  /\b(?:two|three|four|five|six|several|some|\d|these|the (?:necessary|needed|following)) (?:new )?(?:tables|tabels|lists)\b/iu;

/** Adds columns that are not there yet. */
function extend(draft: Draft, columns: readonly ColumnSpec[]): void {
  for (const column of columns)
    if (!draft.columns.some(({ name }) => name === column.name)) draft.columns.push(column);
}

/**
 * Reads new tables with their columns and rules from an instruction of several sentences. Undefined where no sentence
 * begins a table.
 */
export function readNewTables(instruction: string, existing: readonly string[]): ReadTables | undefined {
  const drafts: Draft[] = [];
  const unread: string[] = [];
  let isOpen = false;
  const tables = (): readonly string[] => [...existing, ...drafts.map(({ name }) => name)];
  const isKnown = (name: string): boolean =>
    existing.some((table) => singular(table.toLowerCase()) === singular(name));
  const parts = sentences(instruction);
  for (const [at, { text }] of parts.entries()) {
    const next = parts[at + 1]?.text ?? '';
    const many = several.test(text) || drafts.length > 1 ? bracketedTables(text) : [];
    if (many.length > (several.test(text) ? 0 : 1)) {
      drafts.push(...many);
      isOpen = false;
      continue;
    }
    if (several.test(text) && /^[^:(]*$/u.test(text)) continue;
    const head = tableHead(text);
    const isNew = head && !isKnown(head.name) && (head.isSure || head.list !== '');
    const current = drafts.at(-1);
    if (head && isNew && (head.isSure || /^\s*[^:–]{1,60}\s*[:–(-]/u.test(text))) {
      const same = drafts.find(({ name }) => singular(name) === singular(head.name));
      const draft = same ?? { name: head.name, columns: [] };
      if (!same) drafts.push(draft);
      const { columns, unread: odd } = readColumns(
        head.list,
        tables().filter((table) => table !== draft.name),
      );
      extend(
        draft,
        columns.map(({ spec }) => spec),
      );
      unread.push(...odd, ...columns.flatMap((column) => column.unread));
      isOpen = columns.length === 0 || next !== '';
      continue;
    }
    if (current) {
      const rules = columnRule(text, current.columns);
      if (rules) {
        current.columns = current.columns.map((spec) => {
          const rule = rules.find(({ column }) => column === spec.name);
          return rule ? withRule(spec, rule.features) : spec;
        });
        continue;
      }
      const lead = columnsLead.exec(text);
      const list = lead ? text.slice(lead[0].length) : text;
      if (lead ?? (isOpen && current.columns.length === 0)) {
        const { columns, unread: odd } = readColumns(
          list,
          tables().filter((table) => table !== current.name),
        );
        if (columns.length > (lead ? 0 : 1) && odd.length === 0) {
          extend(
            current,
            columns.map(({ spec }) => spec),
          );
          unread.push(...columns.flatMap((column) => column.unread));
          continue;
        }
      }
    }
    if (!isContext(text)) unread.push(text);
  }
  if (drafts.length === 0) return undefined;
  return {
    tables: drafts.map(({ name, columns }) => ({ do: 'create-table', name, columns })),
    words: drafts.map(({ name }) => ({ said: name.replaceAll('_', ' '), read: `a new table ${name}` })),
    unread,
  };
}
