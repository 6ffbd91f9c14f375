import type { Reading } from '../../../ast/index.ts';
import { singular } from '../../../planner/names.ts';
import { isColumnWord } from '../../columns/runs.ts';
import type { CoreContext } from '../../read.ts';
import { coreIndex } from '../../schemaIndex.ts';
import { addColumns } from './alter.ts';
import { tableNamed } from './readings.ts';

/** Words before a request that are no part of it. */
const lead =
  /^(?:(?:please|pls|also|and|now|then|ok|okay|so|next|can you|could you|would you|i want you to|i need you to)[ ,]+)*/iu;
const tail = /[ ,]+(?:please|pls|too|as well|also|thanks|thank you)$/iu;

const verb = '(?:add|create|make|put|insert|include|need|want)';
const columnWord = '(?:column|field|box)s?';
const to = '(?:to|in|into|on|for)';

/** Requests that say that a column is meant: `add a column called email to customers`, `add an email field to customers`. */
const saying: readonly RegExp[] = [
  new RegExp(
    `^${verb} (?:an? |another |one |the |new |extra )*${columnWord} (?:(?:for|called|named)(?: the)? )?(?<list>.+) ${to} (?<table>.+)$`,
    'iu',
  ),
  new RegExp(
    `^${verb} (?:an? |another |one |the |new |extra )*(?<list>.+) ${columnWord} ${to} (?<table>.+)$`,
    'iu',
  ),
];

/** Requests that do not say it, of which a column is only meant where its name is usual: `customers need an email`. */
const meaning: readonly RegExp[] = [
  new RegExp(
    `^${verb} (?:an? |another |the |new |extra |their |its )*(?<list>.+) (?:to|for) (?:each |every |all |the )*(?<table>.+)$`,
    'iu',
  ),
  /^(?:each |every |all |the |our |my )*(?<table>.+?) (?:also )?(?:needs?|should (?:also )?have|must (?:also )?have|should (?:also )?get)(?: also)? (?:an? |another |extra |their |its )*(?<list>.+)$/iu,
  /^(?:(?:i|we) (?:also |now )?(?:want|need|would like|have) to (?:also )?)?(?:store|keep|note|record|track|save)(?: track of)? (?:an? |the |their |its )*(?<list>.+) (?:of|for|on|about) (?:each |every |all |the |our |my )*(?<table>.+)$/iu,
];

/** What is more than the names of columns: a value, a choice, a condition, an aside. */
const isMore =
  /[\d?:;()"“”.!/]|\b(?:if|when|where|which|who|that|so|because|but|or|not|no|only|must|can|unique|required|optional|default|start\p{L}*|same|from|with|at)\b/iu;
const mostWords = 14;
const mostWordsOfName = 3;

/**
 * Reads a short request for new columns of a table, of which every word is used. Undefined for any other, and where a name
 * may as well be that of a row: `add Anna to customers`.
 *
 * @example
 * readNewColumns('add an email column to customers', { lexicon: { tables: [] }, today: '2026-11-23' }) // => undefined
 */
export function readNewColumns(instruction: string, { lexicon, today }: CoreContext): Reading | undefined {
  const text = instruction
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(lead, '')
    .replace(tail, '');
  if (isMore.test(text) || text.split(/\s+/u).length > mostWords) return undefined;
  const index = coreIndex(lexicon);
  const said = saying.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const meant = said ?? meaning.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const noun = (meant?.['table'] ?? '').replaceAll(/^(?:the|our|my) | (?:table|list)$/giu, '');
  const table = tableNamed(noun, index);
  if (!meant || !table) return undefined;
  const found = addColumns(
    { text: `add ${meant['list'] ?? ''} to ${table.name}`, items: [] },
    { index, before: [], today },
  );
  const changes = found && 'changes' in found.meaning ? found.meaning.changes : [];
  const [change] = changes;
  if (!found || found.unread.length > 0 || change?.do !== 'add-columns' || changes.length > 1)
    return undefined;
  const isUsual = change.columns.every(({ type, name }) => type !== 'text' || isColumnWord(name));
  // What is named like a list points to it, as other rules know.
  const lists = new Set(index.tables.flatMap(({ name }) => [name, singular(name)]));
  const isNamed = change.columns.every(
    ({ name, references }) =>
      name.split('_').length <= mostWordsOfName && references === undefined && !lists.has(name),
  );
  if (!isNamed || (!said && !isUsual)) return undefined;
  return { kind: 'parts', parts: [{ service: 'database', changes: [change] }], words: [...found.words] };
}
