import type { Reading } from '../../../ast/index.ts';
import { tableName } from '../schema/tableHead.ts';
import type { Described } from './drafts.ts';
import { isJunkTable } from './junk.ts';
import { candidates } from './names.ts';

/** What the founder adds to a message by a press: the name of its table, and what of it is to be left out. */
export interface Answers {
  /** The message without the answers. */
  readonly text: string;
  readonly name?: string | undefined;
  readonly leftOut: readonly string[];
}

const naming = /\n*Call the (?:new )?table ["“]?(?<name>[\p{L}\p{N}_ -]{1,60})["”]?[.!]?\s*$/iu;
const leaving = /\nLeave out (?<parts>“.+”)\.\s*$/su;

/** Takes the answers off the end of a message. */
export function answersIn(instruction: string): Answers {
  const parts = leaving.exec(instruction)?.groups?.['parts'];
  const rest = instruction.replace(leaving, '');
  return {
    text: rest.replace(naming, ''),
    name: naming.exec(rest)?.groups?.['name'],
    leftOut: parts === undefined ? [] : parts.slice(1, -1).split('”, “'),
  };
}

/** The name of a table in words. */
export function shownName({ name }: Described): string {
  return name.replaceAll('_', ' ');
}

function shownColumns({ columns }: Described): string {
  const names = columns.map(({ name }) => name.replace(/_id$/u, '').replaceAll('_', ' '));
  return names.length === 0 ? 'a name' : names.join(', ');
}

/** Names for a table that has none: what the message speaks of. */
function proposals(statements: readonly string[], { columns }: Described): readonly string[] {
  const first = columns.find(({ type }) => type === 'text' || type === 'id');
  const noun =
    first === undefined || first.name.endsWith('_by')
      ? undefined
      : tableName(first.name.replace(/_id$/u, '').replaceAll('_', ' '));
  const said = statements.flatMap((statement) =>
    [...statement.matchAll(/\b(?:the|our|my) (?<name>[\p{L}-]+(?: [\p{L}-]+)?)/giu)].flatMap(({ groups }) =>
      candidates(`table of ${groups?.['name'] ?? ''}`),
    ),
  );
  const found = [
    ...said.slice(0, 2).map(({ name }) => name),
    ...(noun === undefined || /^(?:people|names)$/u.test(noun) ? [] : [noun]),
  ];
  return [...new Set([...found.filter((name) => !isJunkTable(name)), 'records'])];
}

/** The question whether a reading is meant that leaves parts of the message out. */
export function offer(drafts: readonly Described[], left: readonly string[], instruction: string): Reading {
  const made = drafts
    .map(
      (draft) =>
        `${draft.existing ? 'new columns for' : 'a new table'} ${shownName(draft)} with ${shownColumns(draft)}`,
    )
    .join(', and ');
  const quoted = left.map((part) => `“${part}”`).join(', ');
  const unused = left.map((part) => `“${part.length > 80 ? `${part.slice(0, 77)}…` : part}”`).join(', ');
  return {
    kind: 'question',
    text: `I read ${made}. I did not use ${unused}. Is this what you mean?`,
    choices: [
      {
        label: `Yes, make ${drafts.map((draft) => shownName(draft)).join(' and ')}`,
        instruction: `${instruction.trim()}\nLeave out ${quoted}.`,
      },
    ],
  };
}

/** The question for the name of a table. */
export function askName(text: string, statements: readonly string[], unnamed: Described): Reading {
  return {
    kind: 'question',
    text: 'What is the new table to be called?',
    choices: proposals(statements, unnamed).map((proposal) => ({
      label: proposal.replaceAll('_', ' '),
      instruction: `${text.trim()}\nCall the table ${proposal.replaceAll('_', ' ')}.`,
    })),
  };
}
