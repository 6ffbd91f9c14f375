import type { DatabaseChange } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import type { Frame, FrameReading } from '../../frame.ts';
import type { CoreIndex } from '../../schemaIndex.ts';
import { tableNamed } from './readings.ts';

const types: Readonly<Record<string, Extract<DatabaseChange, { readonly do: 'change-column' }>['type']>> = {
  text: 'text',
  'whole number': 'whole-number',
  number: 'number',
  money: 'money',
  'yes/no': 'yes-no',
  date: 'date',
  time: 'time',
  'date and time': 'moment',
  list: 'list',
};

function columnNamed(words: string, table: LexiconTable, { phrases }: CoreIndex): LexiconColumn | undefined {
  const entry = phrases
    .get(words.trim().toLowerCase())
    ?.find((one) => one.kind === 'column' && one.table === table);
  return entry?.kind === 'column' ? entry.column : undefined;
}

function linkBetween(child: LexiconTable, parent: LexiconTable): LexiconColumn | undefined {
  return child.columns.find(({ references }) => references === parent.name);
}

type Groups = Readonly<Record<string, string>>;
type Made = { readonly change: DatabaseChange; readonly read: string } | undefined;

/** Whole instructions in fixed words, as they are offered to press; every word of them is used. */
const forms: readonly { readonly form: RegExp; readonly make: (groups: Groups, index: CoreIndex) => Made }[] =
  [
    {
      form: /^change the type of (?<column>.+) of (?<table>.+) to (?<type>.+)$/iu,
      make({ column = '', table = '', type = '' }, index) {
        const holder = tableNamed(table, index);
        const found = holder && columnNamed(column, holder, index);
        const to = types[type.toLowerCase()];
        return holder && found && to
          ? {
              change: { do: 'change-column', table: holder.name, column: found.name, type: to },
              read: `${found.name} is ${type}`,
            }
          : undefined;
      },
    },
    {
      form: /^(?<column>.+) of (?<table>.+) may also be (?<choice>.+)$/iu,
      make({ column = '', table = '', choice = '' }, index) {
        const holder = tableNamed(table, index);
        const found = holder && columnNamed(column, holder, index);
        return holder && found && found.allowedValues !== undefined
          ? {
              change: { do: 'add-choices', table: holder.name, column: found.name, choices: [choice] },
              read: `${found.name} may be ${choice}`,
            }
          : undefined;
      },
    },
    {
      form: /^(?<columns>.+) of (?<table>.+) must be unique together$/iu,
      make({ columns = '', table = '' }, index) {
        const holder = tableNamed(table, index);
        const words = columns.split(/,\s*|\s+and\s+/iu);
        const found = holder ? words.flatMap((one) => columnNamed(one, holder, index) ?? []) : [];
        return holder && found.length === words.length && found.length > 1
          ? {
              change: { do: 'add-unique', table: holder.name, columns: found.map(({ name }) => name) },
              read: `${columns} of ${holder.name} are unique together`,
            }
          : undefined;
      },
    },
    ...(
      [
        [/^if a row of (?<parent>.+) is deleted, delete its (?<child>.+) too$/iu, 'delete'],
        [/^if a row of (?<parent>.+) is deleted, keep its (?<child>.+) without it$/iu, 'empty'],
        [/^(?<parent>.+) with (?<child>.+) cannot be deleted$/iu, 'refuse'],
      ] as const
    ).map(([form, onDelete]) => ({
      form,
      make({ parent = '', child = '' }: Groups, index: CoreIndex): Made {
        const [from, to] = [tableNamed(child, index), tableNamed(parent, index)];
        const column = from && to && linkBetween(from, to);
        return from && column
          ? {
              change: { do: 'change-on-delete', table: from.name, column: column.name, onDelete },
              read: `${from.name} of a deleted row of ${parent}`,
            }
          : undefined;
      },
    })),
  ];

/** Reads the instructions in fixed words. */
export const plain: Frame = ({ text }, { index }): FrameReading | undefined => {
  const said = text.trim().replace(/[.!]+$/u, '');
  for (const { form, make } of forms) {
    const groups = form.exec(said)?.groups;
    const made = groups && make(groups, index);
    if (made)
      return {
        meaning: { changes: [made.change] },
        words: [{ said, read: made.read }],
        unread: [],
        cost: 0,
      };
  }
  return undefined;
};
