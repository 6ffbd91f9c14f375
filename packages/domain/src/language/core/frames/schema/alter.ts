import { newName } from '../../columns/names.ts';
import { readColumns } from '../../columns/list.ts';
import type { Frame } from '../../frame.ts';
import { plain } from './plain.ts';
import { ground } from '../../ground.ts';
import { mark, plainText, skeleton } from '../../skeleton.ts';
import { tokenise } from '../../tokens.ts';
import { rowId } from './rowId.ts';
import { rules } from './rules.ts';
import { withoutReason } from './shared.ts';
import { reading, tablesIn } from './readings.ts';
import { onDelete, link } from './linkFrames.ts';
import { once } from './pairs.ts';

const addForms: readonly RegExp[] = [
  /^(?:add|insert|include|put|append|give|introduce|make|create|need|want|set up|have|keep|note|record)(?: (?:me|us|also))* (?<list>.+?) (?:to|in|into|for|on|with|at) (?:(?:the|our|my|each|every|all|all the|their|a|an|existing) )*(?<table>⟦T\d+⟧)(?: (?:table|list|form|sheet|row|rows|record|records))?(?<rest>[,;:.–-].*| (?:which|that|so|and|it|can|with|please)\b.*)?$/isu,
  /^(?:(?:the|our|my|each|every|all|all the|a|an) )*(?<table>⟦T\d+⟧)(?: (?:table|list))? (?:also )?(?:needs?|gets?|should (?:also )?(?:have|get)|must (?:also )?have|should also|wants?|has to have|have to have|could do with|requires?|shall have|miss(?:es)?|lacks?)(?: also| to have| an extra| another| a new| new| extra)* ?[:–-]?\s*(?<list>.+)$/isu,
  /^(?:(?:to|in|for|on|with) )(?:(?:the|our|my|each|every|all|all the) )*(?<table>⟦T\d+⟧)(?: (?:table|list))?,? (?:(?:please|pls|i|we|add|want|need|would like|also|a|an|new|should be|there should be|must be|put|have|to|record|note|keep) )+(?<list>.+)$/isu,
  /^(?:(?:the|our) )?(?<table>⟦T\d+⟧)(?: table)?\s*[:–-]\s*(?:add|plus|new|also|needs?|\+)\s*:?\s*(?<list>.+)$/isu,
  /^(?<list>[^⟦:(]{2,60}\([^()]*\)|[^⟦:]{2,120}?) (?:to|for|in) (?:(?:the|our|my|each|every|all) )*(?<table>⟦T\d+⟧)$/isu,
  /^(?:a |an |one |another |new |extra )*(?:column|field|box|place|space|room) (?:for |called |named |to (?:note|keep|put|write|record) )?(?<list>.+?) (?:to|in|into|for|on|with|at|of) (?:(?:the|our|my|each|every|all) )*(?<table>⟦T\d+⟧)(?: (?:table|list))?$/isu,
  /^(?:(?:please|add|an?|another|one|new|extra|also) )*(?:new|extra|another|add an?) (?:column|field|box):? (?:for |called |named )?(?<list>[^⟦]+)$/isu,
];

/** The form of `addForms` that has no verb. */
const verbless = 4;

const notAList =
  /\b(?:row|rows|entry|record|links? (?:to|from|between)|connection|index|rule|reference|relation|primary key|unique|check|constraint|policy)\b/iu;

const keyItem =
  /(?:^|[,\n]|\band\b)\s*(?:[-*•]\s*)?(?:an? )?(?:proper |real |unique )(?:id|key|id number)\b(?: (?:so|to|for)\b[^,\n]*)?/iu;

/** A list of columns without the key that is asked for among them. */
function keyIn(list: string): { readonly key: string | undefined; readonly others: string } {
  const key = keyItem.exec(list)?.[0];
  return { key, others: key === undefined ? list : list.replace(key, '') };
}

/** New columns for a table that exists: `add fat content to cheeses, percent`. */
export const addColumns: Frame = (clause, state) => {
  const text = plainText(withoutReason(plainText(clause.text)));
  const shape = skeleton(text, ground(tokenise(text), state.index));
  for (const [at, form] of addForms.entries()) {
    const match = form.exec(shape.text)?.groups;
    // Words without a verb may be a question: `free places in each group??`.
    if (!match || (at === verbless && /\?|\b(?:each|every|per)\b/iu.test(clause.text))) continue;
    const table =
      match['table'] === undefined
        ? state.index.tables.find(({ name }) => name === state.topic)
        : shape.entries(match['table']).find((entry) => entry.kind === 'table')?.table;
    const list = shape
      .words(match['list'] ?? '')
      .replace(
        /^(?:an? |the |new |extra |another |one )*(?:columns?|fields?|box(?:es)?)(?: (?:for|called|named))?:? /iu,
        '',
      );
    const rest = shape.words(match['rest'] ?? '').replace(/^[\s,;:.–-]+/u, '');
    if (
      !table ||
      notAList.test(list) ||
      /^(?:change|rename|delete|remove|drop|set|update|link|connect|make|lock|show|find|move|copy|who|what|how|which|when|where)\b/iu.test(
        list,
      )
    )
      continue;
    const known = state.index.tables.map(({ name }) => name).filter((name) => name !== table.name);
    const { key, others } = keyIn(rest === '' ? list : `${list}, ${rest}`);
    const { columns, unread } = readColumns(others, known);
    const isRow =
      columns.some(({ spec }) => /^n\d|(?:^|_)one$/u.test(spec.name)) ||
      /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(list.trim().replace(/^(?:add|insert|put|enter) /iu, '')) ||
      /^to\b/iu.test(list);
    const exists = columns.some(({ spec }) => table.columns.some(({ name }) => name === spec.name));
    if (columns.length === 0 || exists || isRow) continue;
    if (key !== undefined && table.columns.some(({ primaryKey }) => primaryKey)) continue;
    return reading(
      [
        { do: 'add-columns', table: table.name, columns: columns.map(({ spec }) => spec) },
        ...(key === undefined
          ? []
          : [{ do: 'add-key' as const, table: table.name, column: 'id', kind: 'number' as const }]),
      ],
      columns.map(({ said, spec }) => ({ said, read: `a new column ${spec.name.replaceAll('_', ' ')}` })),
      0.2,
      [...unread, ...columns.flatMap((column) => column.unread)],
    );
  }
  return undefined;
};

const to = String.raw`(?:to|into|as|->|=>|in|:)`;
const renameForms: readonly RegExp[] = [
  /^(?:please )?(?:call|name) it (?<name>.+?),? (?:not|instead of|rather than) (?:the )?(?<old>⟦[TC]\d+⟧)$/iu,
  new RegExp(
    `^(?:rename|change the name of|call) (?:(?:the|our|my|table|column|field) )*(?<old>⟦[TC]\\d+⟧)(?: (?:table|column|field))?(?: (?:in|of|on|from) (?:(?:the|our|table) )*(?<table>⟦T\\d+⟧)(?: table)?)? ${to} (?<name>.+?)(?: (?:in|of|on) (?:(?:the|our) )?(?<table2>⟦T\\d+⟧))?$`,
    'iu',
  ),
  new RegExp(
    `^call (?:(?:the|our|my|table|column|field) )*(?<old>⟦[TC]\\d+⟧)(?: (?:table|column|field))?(?: (?:in|of|on) (?:(?:the|our) )*(?<table>⟦T\\d+⟧))? (?<name>[^⟦]+?)(?: instead| from now on)?$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:the|our|my|table|column|field) )*(?<old>⟦[TC]\\d+⟧)(?: (?:table|column|field))?(?: (?:in|of|on) (?:(?:the|our) )*(?<table>⟦T\\d+⟧))? (?:(?:should|must|shall|has to|ought to)(?: just| now)? be (?:called|named|renamed(?: to)?|spelt|spelled)|should just be) (?<name>.+)$`,
    'iu',
  ),
];

/** New names for tables and columns. */
const rename: Frame = (clause, state) => {
  const text = plainText(withoutReason(plainText(clause.text)));
  const shape = skeleton(text, ground(tokenise(text), state.index));
  for (const form of renameForms) {
    const match = form.exec(shape.text)?.groups;
    if (!match) continue;
    const name = newName(
      shape.words(match['name'] ?? '').replace(/^(?:the (?:table|column) )?["“']?|["”']$/gu, ''),
    );
    const within = shape
      .entries(match['table'] ?? match['table2'] ?? '')
      .find((entry) => entry.kind === 'table')?.table;
    const entries = shape.entries(match['old'] ?? '');
    const isColumn = within !== undefined || !entries.some(({ kind }) => kind === 'table');
    const columns = entries.flatMap((entry) =>
      entry.kind === 'column' && (!within || entry.table === within) ? [entry] : [],
    );
    const table = entries.find((entry) => entry.kind === 'table')?.table;
    if (name === undefined) continue;
    if (!isColumn && table)
      return reading(
        [{ do: 'rename-table', table: table.name, to: name }],
        [{ said: text, read: `rename ${table.name} to ${name}` }],
      );
    const [column] = columns;
    if (column && columns.length === 1)
      return reading(
        [{ do: 'rename-column', table: column.table.name, column: column.column.name, to: name }],
        [{ said: text, read: `rename ${column.column.name} to ${name}` }],
      );
  }
  return undefined;
};

const dropForms: readonly RegExp[] = [
  /^(?:delete|remove|drop|erase|get rid of|throw away|throw out|bin|scrap|kill|lose|take out|take away|i don't need|we don't need|i dont need|we dont need|don't need|dont need)(?: (?:please|the|our|my|that|this|whole|complete|entire|old|column|field|table(?: of| for| called)?|box))* (?<what>⟦[TC]\d+⟧)(?: (?<kind>column|field|table|box|list))?(?: (?:in|of|from|on|at) (?:(?:the|our|my) )*(?<table>⟦T\d+⟧)(?: table)?)?$/iu,
  /^(?:the |our |my )*(?<what>⟦[TC]\d+⟧) (?<kind>column|field|table|box)?(?: ?(?:in|of|from|on|at) (?:(?:the|our|my) )*(?<table>⟦T\d+⟧)(?: table)?)? ?(?:can (?:be deleted|be removed|go)|must go|should go|may go|is not needed(?: any ?more)?|isn't needed(?: any ?more)?|away)$/iu,
];

/** Columns and tables that go away; a table only when it is called one. */
const drop: Frame = (clause, state) => {
  const [main = '', ...reasons] = plainText(clause.text).split(
    /[.,;–]\s+(?=(?:we|i|it|nobody|never|no one|they|that|because)\b)/iu,
  );
  const isReason = reasons.every((part) =>
    /^(?:we|i|it|nobody|no one|they|that|because|never)\b[^⟦]{0,60}(?:use|used|need|needs|needed|junk|empty|fills?|wants?|it in|anyway|old|wrong)\b[^⟦]{0,20}$/iu.test(
      part,
    ),
  );
  const shape = skeleton(main, ground(tokenise(main), state.index));
  for (const form of dropForms) {
    const match = form.exec(shape.text)?.groups;
    if (!match || !isReason) continue;
    const within = shape.entries(match['table'] ?? '').find((entry) => entry.kind === 'table')?.table;
    const entries = shape.entries(match['what'] ?? '');
    const table = entries.find((entry) => entry.kind === 'table')?.table;
    const isTable = match['kind'] === 'table' || /\btable\b/iu.test(main);
    if (table && !within && isTable && match['kind'] !== 'column' && match['kind'] !== 'field')
      return reading(
        [{ do: 'drop-table', table: table.name }],
        [{ said: main, read: `delete the table ${table.name}` }],
      );
    const columns = entries.flatMap((entry) =>
      entry.kind === 'column' && (!within || entry.table === within) ? [entry] : [],
    );
    const [column] = columns;
    if (column && columns.length === 1 && (within ?? match['kind']))
      return reading(
        [{ do: 'drop-columns', table: column.table.name, columns: [column.column.name] }],
        [{ said: main, read: `delete the column ${column.column.name}` }],
      );
  }
  return undefined;
};

const slow =
  /\b(?:slow|slowly|faster|quicker|quick|speed|ages|forever|long time|so long|too long|index|indexed|waiting|wait and wait|takes long)\b/iu;

/** An index, by name or by complaint: `it takes ages to find orders by pickup day`. */
const index: Frame = (clause, state) => {
  const text = clause.text;
  if (!slow.test(text.replaceAll(/["“][^"”]*["”]/gu, '')) || /^(?:insert|add a row|enter)\b/iu.test(text))
    return undefined;
  const shape = skeleton(text, ground(tokenise(text), state.index));
  const mentioned = tablesIn(shape);
  const columns = [...shape.text.matchAll(new RegExp(mark, 'gu'))].flatMap(([marked]) =>
    shape
      .entries(marked)
      .flatMap((entry) =>
        entry.kind === 'column' && (mentioned.length === 0 || mentioned.includes(entry.table)) ? [entry] : [],
      ),
  );
  const references = mentioned.flatMap((table) =>
    table.columns
      .filter(
        ({ references: target }) => target !== undefined && mentioned.some(({ name }) => name === target),
      )
      .map((column) => ({ table, column })),
  );
  const found = [
    ...new Map(
      [...columns, ...references].map((entry) => [`${entry.table.name}.${entry.column.name}`, entry]),
    ).values(),
  ];
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  return reading(
    [{ do: 'add-index', table: only.table.name, columns: [only.column.name] }],
    [{ said: text, read: `find ${only.table.name} by ${only.column.name} faster` }],
    0.5,
  );
};

const changed =
  /\b(?:when|date|time|moment)\b.{0,60}\b(?:last|lately|most recently)\b.{0,20}\b(?:changed|updated|modified|edited|touched)\b|\blast (?:changed|updated|modified|edited)\b/iu;

/** A column that keeps the moment of the last change. */
const keepUpdated: Frame = (clause, state) => {
  if (
    !changed.test(clause.text) ||
    /\b(?:show|which|list|how many|not|without)\b/iu.test(
      clause.text.replace(/,? (?:automatic(?:ally)?|nobody should .*)$/iu, ''),
    )
  )
    return undefined;
  const tables = tablesIn(skeleton(clause.text, ground(tokenise(clause.text), state.index)));
  const [table] = tables;
  if (!table || tables.length > 1 || table.columns.some(({ name }) => name === 'updated_at'))
    return undefined;
  return reading(
    [
      {
        do: 'add-columns',
        table: table.name,
        columns: [{ name: 'updated_at', type: 'moment', required: true, default: { kind: 'now' } }],
      },
      { do: 'keep-updated', table: table.name, column: 'updated_at' },
    ],
    [{ said: clause.text, read: `when each of ${table.name} was last changed` }],
    0.4,
  );
};

/** Frames that change tables that exist. */
export const alterFrames: readonly Frame[] = [
  plain,
  rowId,
  rules,
  addColumns,
  rename,
  drop,
  index,
  onDelete,
  link,
  keepUpdated,
  once,
];
