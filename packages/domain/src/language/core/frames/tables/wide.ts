import type { DatabaseChange, Reading } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { pastedTable } from '../schema/pasted.ts';
import { tableName } from '../schema/tableHead.ts';
import type { Described } from './drafts.ts';
import { Message } from './message.ts';
import { candidates } from './names.ts';
import { segments } from './segments.ts';

const naming = /\n*Call the (?:new )?table ["“]?(?<name>[\p{L}\p{N}_ -]{1,60})["”]?[.!]?\s*$/iu;

/** Two tables in one statement: `…, and a log per habit with the date`. */
const next =
  /,? (?:and|n|plus) (?=(?:an?|another|one) [\p{L} -]{2,30}? (?:with|where|for each|for every|(?:logs?|list|records?|sheet|history|entry) per)\b)|\.{2,}\s*/iu;
const nextOfSeveral = /, (?:and )?(?=(?:(?:an?|the|my|our) )?\p{L}+(?: \p{L}+)? with )/iu;

/** A wish after what led to it: `… got lost, so I need a list`. */
const wishAfter =
  /(?:,|,? (?:(?:and )?so|therefore|hence|but|and|then|anyway)),? (?=(?:(?:i|we)(?:'d| would| need| want| should| wish)|(?:can|could|would) (?:you|i|we)|may i|please|pls|give me|make me|let's)\b)| so (?=(?:make|create|set up|add|build)\b)/iu;
/** A clause of its own after a semicolon or a colon. */
const clauseAfter =
  /;\s+(?:and |plus )?(?=(?:the |our |an? )?\p{L}+(?: \p{L}+)?(?: [–-] |: | with ))|[;:]\s+(?=(?:it|they|each|every|when|if|(?:the|an?|one) \p{L}+ (?:must|can|may|has|have|is|are|belongs?))\b)|,? and (?=(?:connect|link|attach|tie) (?:them|it|these|each|every|the)\b)/iu;

const clauseOfIt =
  /,? and (?=(?:(?:it|they|these) (?:should|must|has|have|can|may|needs?|belongs?)|(?:each|every) \p{L}+ (?:has|have|needs?|gets?|can|may|must|belongs?))\b)|,? and (?=(?:connect|link|attach|tie) (?:them|it|these|each|every|the)\b)/iu;

/** The statements of a message, those about several tables apart. */
function statementsOf(text: string): readonly string[] {
  return segments(text)
    .flatMap((statement) => statement.split(wishAfter))
    .flatMap((statement) => statement.split(clauseAfter))
    .flatMap((statement) => statement.split(clauseOfIt))
    .flatMap((statement) => statement.split(next))
    .flatMap((statement) =>
      statement.split(' with ').length > 2 ? statement.split(nextOfSeveral) : [statement],
    )
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= 700);
}

/** `a list for lost and found`: a name of two, which is no name of a table. */
const twofold =
  /\b(?:table|list|register|log|book|sheet|place|box) (?:for|of) [\p{L}]+ and [\p{L}]+[?.!]*$/iu;

/** Words that take away, overwrite or restrict, which are not for a reader that leaves words out. */
const changing =
  /(?:^|\b(?:please|pls|kindly|you|and|then|to|should|must) )(?:delete|remove|drop|erase|wipe|throw (?:away|out)|get rid|bin|scrap|rename|take (?:out|away|off)|purge|clear|fill (?:it|them|this)|replace|overwrite|convert|merge|split|hide|lock|unlock|mark|move|restrict|allow|let)\b/iu;

/** A message that asks for what is stored. */
const asking =
  /^(?:(?:please|pls|can you|could you) )?(?:how (?:many|much)|which|who|what|show|tell|count|where|did|does|do we|is there|are there|compare)\b(?!.*\b(?:table|list of our|column)\b)/iu;

function change({ name, existing, columns, key, unique, checks }: Described): DatabaseChange {
  return existing
    ? { do: 'add-columns', table: existing.name, columns }
    : {
        do: 'create-table',
        name,
        columns: columns.length > 0 ? columns : [{ name: 'name', type: 'text', required: true }],
        ...(key && { key: [...key] }),
        ...(unique.length > 0 && { unique: unique.map((set) => [...set]) }),
        ...(checks.length > 0 && { checks }),
      };
}

function shownName({ name }: Described): string {
  return name.replaceAll('_', ' ');
}

function shownColumns({ columns }: Described): string {
  const names = columns.map(({ name }) => name.replace(/_id$/u, '').replaceAll('_', ' '));
  return names.length === 0 ? 'a name' : names.join(', ');
}

/** Names for a table that has none: what the message speaks of. */
function proposals(statements: readonly string[], { columns }: Described): readonly string[] {
  const [first] = columns.filter(({ type }) => type === 'text' || type === 'id');
  const noun =
    first === undefined ? undefined : tableName(first.name.replace(/_id$/u, '').replaceAll('_', ' '));

  const said = statements.flatMap((statement) =>
    [...statement.matchAll(/\b(?:the|our|my) (?<name>[\p{L}-]+(?: [\p{L}-]+)?)/giu)].flatMap(({ groups }) =>
      candidates(`table of ${groups?.['name'] ?? ''}`),
    ),
  );
  return [
    ...new Set([
      ...said.slice(0, 2).map(({ name }) => name),
      ...(noun === undefined || /(?:^|_)by$|^(?:people|names)$/u.test(noun) ? [] : [noun]),
      'records',
    ]),
  ];
}

/** Statements without the parts that nothing uses. */
function without(statements: readonly string[], left: readonly string[]): readonly string[] {
  return statements
    .map((statement) => left.reduce((text, part) => text.replace(part, ''), statement))
    .map((statement) => statement.replace(/[\s,;]+(?:and|but|or)?[\s,;]*$/iu, '').trim())
    .filter((statement) => statement !== '');
}

/** Tables in the order in which they can be made: what is pointed to comes first. */
function ordered(drafts: readonly Described[]): readonly Described[] {
  const made: Described[] = [];
  const rest = [...drafts];
  while (rest.length > 0) {
    const at = rest.findIndex(({ name, columns }) =>
      columns.every(
        ({ references }) =>
          references === undefined ||
          references.table === name ||
          !rest.some((other) => other.name === references.table),
      ),
    );
    made.push(...rest.splice(Math.max(at, 0), 1));
  }
  return made;
}

/** What a message without its unused statements reads as: the question whether that is meant. */
function offer(drafts: readonly Described[], left: readonly string[], rest: string): Reading {
  const made = drafts
    .map(
      (draft) =>
        `${draft.existing ? 'new columns for' : 'a new table'} ${shownName(draft)} with ${shownColumns(draft)}`,
    )
    .join(', and ');
  const unused = left.map((part) => `“${part.length > 80 ? `${part.slice(0, 77)}…` : part}”`).join(', ');
  return {
    kind: 'question',
    text: `I read ${made}. I did not use ${unused}. Is this what you mean?`,
    choices: [
      { label: `Yes, make ${drafts.map((draft) => shownName(draft)).join(' and ')}`, instruction: rest },
    ],
  };
}

function describe(
  statements: readonly string[],
  tables: readonly LexiconTable[],
  isTaken: (words: string) => boolean,
): Message {
  const message = new Message(tables, isTaken);
  for (const statement of statements) message.read(statement);
  return message;
}

/**
 * Reads new tables, and new columns of tables that exist, anywhere in a message: it looks for what is to be stored, lists
 * of what to note about it and names; the rest is background, or is said and left out. Undefined where the message
 * describes nothing to be stored.
 */
export function readWide(
  instruction: string,
  tables: readonly LexiconTable[],
  isTaken: (words: string) => boolean,
): Reading | undefined {
  const given = naming.exec(instruction)?.groups?.['name'];
  const text = instruction.replace(naming, '');
  const pasted = pastedTable(
    text,
    tables.map(({ name }) => name),
  );
  const statements = statementsOf(pasted ? text.split('\n').slice(0, pasted.before).join('\n') : text);
  if (
    text.length > 3000 ||
    asking.test(statements[0] ?? '') ||
    statements.some((part) => twofold.test(part) || (tables.length > 0 && changing.test(part)))
  )
    return undefined;
  const message = describe(statements, tables, isTaken);
  const [head] = message.drafts;
  if (pasted && head && head.columns.length === 0 && !head.existing) head.columns = [...pasted.columns];
  else if (pasted) return undefined;
  const drafts = message.drafts.filter(
    ({ columns, name, isListed }) =>
      columns.length > 0 ||
      isListed === true ||
      message.drafts.some((other) => other.columns.some(({ references }) => references?.table === name)),
  );
  const [first] = drafts;
  if (!first || drafts.every(({ columns }) => columns.length === 0)) return undefined;
  const unnamed = drafts.find(({ name }) => name === '');
  const name = given === undefined ? undefined : tableName(given);
  if (unnamed && name === undefined)
    return {
      kind: 'question',
      text: 'What is the new table to be called?',
      choices: proposals(statements, unnamed).map((proposal) => ({
        label: proposal.replaceAll('_', ' '),
        instruction: `${instruction.trim()}\nCall the table ${proposal.replaceAll('_', ' ')}.`,
      })),
    };
  const named = ordered(drafts).map((draft) =>
    name !== undefined && (draft === unnamed || draft === first)
      ? { ...draft, name, existing: undefined }
      : draft,
  );
  const rows: readonly DatabaseChange[] = pasted
    ? [{ do: 'insert', table: named[0]?.name ?? '', rows: pasted.rows.map((row) => ({ ...row })) }]
    : named.flatMap(({ name: table, rows: listed = [] }): readonly DatabaseChange[] =>
        listed.length === 0
          ? []
          : [{ do: 'insert', table, rows: listed.map((value) => ({ name: { kind: 'value', value } })) }],
      );
  const { left } = message;
  if (left.length > 0) {
    const rest = without(statements, left);
    const again = describe(rest, tables, isTaken);
    const isSame = named.every((draft) => again.drafts.some((other) => other.name === draft.name));
    if (again.left.length > 0 || !isSame) return undefined;
    return offer(
      named,
      left,
      [...rest, ...(name === undefined ? [] : [`Call the table ${name}`])].join('.\n'),
    );
  }
  return {
    kind: 'parts',
    parts: [{ service: 'database', changes: [...named.map((draft) => change(draft)), ...rows] }],
    words: named.map((draft) => ({
      said: draft.said === '' ? draft.name : draft.said,
      read: draft.existing ? `new columns for ${shownName(draft)}` : `a new table ${shownName(draft)}`,
    })),
  };
}
