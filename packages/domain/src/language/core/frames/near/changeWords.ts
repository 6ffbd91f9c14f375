import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { humanise } from '../../../planner/names.ts';
import { kindOf, labelsOf } from '../../constituents/columnKinds.ts';
import { moneyColumns } from '../../constituents/comparisons.ts';
import { tableNamed } from '../../lookups/said.ts';
import { entriesOf, type CoreIndex, type Entry } from '../../schemaIndex.ts';

const changing = String.raw`^(?:please |can you |could you )*(?:change|update|correct|fix|modify|edit)`;
/** `Change the booking of Hans Weber, arrival 6 december and departure 10 december`. */
const several = new RegExp(
  String.raw`${changing} (?:the )?(?<rows>(?<noun>\p{L}+) (?:of|for) [^,:;]+?) ?[,:;] ?(?<rest>[^:;]+)$`,
  'iu',
);
const figure = String.raw`[€$£]? ?\d+(?:[.,]\d{1,2})?(?: ?(?:euros?|€|dollars?|pounds?))?`;
/** `Correct the payment of 45 to 48`. */
const amount = new RegExp(
  String.raw`${changing} (?:the )?(?<noun>\p{L}+) (?:of|from|with|over) (?<old>${figure}) (?:to|into|in) (?<next>${figure})$`,
  'iu',
);
/** `Rename the dog Rex to Max`. */
const renaming =
  /^(?:please )?rename (?:the |our |my )?(?<noun>\p{Ll}+) (?<old>["“]?\p{Lu}[^"”]*?["”]?) (?:to|as|into) (?<next>["“]?\p{Lu}[^"”]*?["”]?)$/u;

/** `Lotte is done with the flat tyre`. */
const finished =
  /^(?:please )?(?<who>\p{L}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?) (?:is|has|was) (?:already |just )?(?:done|finished|ready)(?: with)? (?:the |her |his |their )?(?<what>.+)$/iu;
const ended = /^(?:done|finished|completed?)$/iu;

/** What somebody has finished, as a change of its state. */
function finishedIn(text: string, index: CoreIndex): string | undefined {
  const { who = '', what = '' } = finished.exec(text)?.groups ?? {};
  const valuesOf = (said: string): readonly Extract<Entry, { kind: 'value' }>[] =>
    entriesOf(said.toLowerCase(), index).flatMap((entry) =>
      entry.kind === 'value' && labelsOf(entry.table).includes(entry.column) ? [entry] : [],
    );
  const [person, ...namesakes] = valuesOf(who);
  const [thing, ...others] = valuesOf(what);
  const link = thing?.table.columns.find(({ references }) => references === person?.table.name);
  const states = (thing?.table.columns ?? []).flatMap((column) => {
    if (kindOf(column) === 'yes-no')
      return ended.test(column.name) ? [`${humanise(column.name)} to yes`] : [];
    const value = column.allowedValues?.find((one) => ended.test(one));
    return value === undefined ? [] : [`${humanise(column.name)} to ${value}`];
  });
  const [state] = states;
  const isOne = namesakes.length === 0 && others.length === 0 && states.length === 1;
  if (!person || !thing || !link || state === undefined || !isOne) return undefined;
  const rows = `${humanise(thing.column.name)} is ${thing.value}`;
  return `Set ${state} for ${humanise(thing.table.name)} where ${rows} and ${humanise(link.name.replace(/_id$/u, ''))} is ${person.value}`;
}

/** The column that a text begins with, by its name or by the first word of it, and the text behind it. */
function columnAt(said: string, { columns }: LexiconTable): readonly [LexiconColumn, string] | undefined {
  const small = said.toLowerCase();
  const called = (name: string): boolean => small.startsWith(`${name} `);
  const whole = columns.find(({ name }) => called(humanise(name).toLowerCase()));
  const begun = columns.filter(({ name }) => called(name.split('_')[0] ?? ''));
  const [column = begun[0]] = whole ? [whole] : [];
  if (!column || (!whole && begun.length > 1)) return undefined;
  const name = whole ? humanise(column.name) : (column.name.split('_')[0] ?? '');
  return [column, said.slice(name.length).trim()];
}

/** The values that a text gives columns, in the words of a change; undefined where a part of it gives none. */
function setIn(rest: string, table: LexiconTable): string | undefined {
  const parts = rest.split(/\s*,\s*(?:and )?|\s+and\s+/u).map((part) => {
    const [column, value = ''] = columnAt(part.replace(/^(?:the|his|her|their|its) /iu, ''), table) ?? [];
    const said = value.replace(/^(?:is|to|on|at|now|should be|=|:) ?/iu, '').trim();
    return column && said !== '' && kindOf(column) !== 'reference'
      ? `${humanise(column.name)} to ${said}`
      : undefined;
  });
  return parts.every((part) => part !== undefined) ? parts.join(' and ') : undefined;
}

/** Several columns of the rows of one name. */
function severalIn(text: string, index: CoreIndex): string | undefined {
  const { noun, rows = '', rest = '' } = several.exec(text)?.groups ?? {};
  const table = tableNamed(noun?.toLowerCase(), index);
  const set = table && setIn(rest, table);
  return set === undefined ? undefined : `Set ${set} for the ${rows}`;
}

/** An amount that was wrong. */
function amountIn(text: string, index: CoreIndex): string | undefined {
  const { noun, old = '', next = '' } = amount.exec(text)?.groups ?? {};
  const table = tableNamed(noun?.toLowerCase(), index);
  const [money, ...others] = table ? moneyColumns(table) : [];
  if (!table || !money || others.length > 0) return undefined;
  const column = humanise(money.name);
  return `Set ${column} to ${next} for ${humanise(table.name)} where ${column} is ${old}`;
}

const bare = (name: string): string => name.replaceAll(/["“”]/gu, '');

/** Another name of a row. */
function renamedIn(text: string, index: CoreIndex): string | undefined {
  const { noun, old = '', next = '' } = renaming.exec(text)?.groups ?? {};
  const table = tableNamed(noun, index);
  const [label, second] = table ? labelsOf(table) : [];
  const isStored = label?.values?.some((value) => value.toLowerCase() === bare(old).toLowerCase());
  if (!table || !label || second || isStored !== true) return undefined;
  const name = humanise(label.name);
  return `Set ${name} to "${bare(next)}" for ${humanise(table.name)} where ${name} is "${bare(old)}"`;
}

const readers = [finishedIn, severalIn, amountIn, renamedIn];

/** A change in other words as one that is read: `set … to … for …`; other texts as they are. */
export function withChanges(said: string, index: CoreIndex): string {
  const text = said.trim().replace(/[.!]+$/u, '');
  return readers.map((read) => read(text, index)).find((change) => change !== undefined) ?? said;
}
