import type { Reading } from '../../../ast/index.ts';
import { tableName } from '../schema/tableHead.ts';
import type { Described } from './drafts.ts';
import { candidates } from './names.ts';

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
export function without(statements: readonly string[], left: readonly string[]): readonly string[] {
  return statements
    .map((statement) => left.reduce((text, part) => text.replace(part, ''), statement))
    .map((statement) => statement.replace(/[\s,;]+(?:and|but|or)?[\s,;]*$/iu, '').trim())
    .filter((statement) => statement !== '');
}

/** What a message without its unused statements reads as: the question whether that is meant. */
export function offer(drafts: readonly Described[], left: readonly string[], rest: string): Reading {
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

/** The question for the name of a table. */
export function askName(instruction: string, statements: readonly string[], unnamed: Described): Reading {
  return {
    kind: 'question',
    text: 'What is the new table to be called?',
    choices: proposals(statements, unnamed).map((proposal) => ({
      label: proposal.replaceAll('_', ' '),
      instruction: `${instruction.trim()}\nCall the table ${proposal.replaceAll('_', ' ')}.`,
    })),
  };
}
