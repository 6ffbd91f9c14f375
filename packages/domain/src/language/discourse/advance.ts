import { toIdentifier } from '../planner/names.ts';
import {
  maxFocus,
  remembered,
  type DiscourseChoice,
  type DiscourseContext,
  type DiscoursePlan,
  type DiscourseTable,
} from './context.ts';
import { addedColumn, captionOf, createdTable, isQuestion, knownTables, tablesIn } from './mentions.ts';

type Service = DiscoursePlan['service'];

/** What came of an instruction; its text has no secrets. */
export type DiscourseEvent =
  | {
      readonly kind: 'planned';
      readonly instruction: string;
      readonly plan: Pick<DiscoursePlan, 'operationId' | 'title' | 'service' | 'needsConfirmation' | 'adds'>;
      /** How it was understood. */
      readonly text: string;
    }
  | {
      readonly kind: 'answered' | 'refused';
      readonly instruction: string;
      readonly service?: Service | undefined;
      readonly text: string;
      /** The query that found the answer. */
      readonly sql?: string;
    }
  | {
      readonly kind: 'asked';
      readonly instruction: string;
      readonly service?: Service | undefined;
      readonly text: string;
      readonly choices: readonly DiscourseChoice[];
      /** The instruction that any answer completes as its text. */
      readonly textFor?: string;
    }
  /** A plan reached another state, through words or a button. */
  | {
      readonly kind: 'moved';
      readonly operationId: string;
      readonly state: DiscoursePlan['state'];
      readonly title?: string;
    }
  /** The question was dropped. */
  | { readonly kind: 'dismissed' }
  /** Pronouns refer to nothing said before. */
  | { readonly kind: 'cleared' };

interface SaidEvent {
  readonly kind: 'planned' | 'answered' | 'asked' | 'refused';
  readonly instruction: string;
  readonly text: string;
}

interface Entry {
  readonly turn: number;
}

function newest<Item extends Entry>(
  added: readonly Item[],
  known: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Item[] {
  const rest = known.filter((item) => !added.some((other) => isSame(item, other)));
  return [...added, ...rest].slice(0, maxFocus);
}

/** The context with what an instruction names in focus. */
function focused(
  context: DiscourseContext,
  { kind, instruction, text }: SaidEvent,
  existing: readonly DiscourseTable[],
): DiscourseContext {
  const { turn } = context;
  // What is only asked about does not exist, and no rows were found.
  const created = kind === 'planned' ? createdTable(instruction) : undefined;
  const known = knownTables(context, existing);
  const mentioned = tablesIn(instruction, known).map(({ table }) => table.name);
  const [answered] = kind === 'answered' && mentioned.length === 0 ? tablesIn(text, existing) : [];
  const names = [
    ...(created ? [created.name] : []),
    ...mentioned,
    ...(answered ? [answered.table.name] : []),
  ];
  const tables = [...new Set(names)].map((name) => ({ name, turn }));
  const added = created || kind !== 'planned' ? undefined : addedColumn(instruction);
  const [first] = tables;
  const columns =
    added && first && toIdentifier(added.name) !== '' ? [{ table: first.name, name: added.name, turn }] : [];
  const rows =
    first && kind === 'answered' && (answered || isQuestion(instruction))
      ? {
          table: first.name,
          caption: answered ? text.slice(answered.start).replace(/\.$/u, '') : captionOf(instruction),
          turn,
        }
      : context.rows;
  return {
    ...context,
    tables: newest(tables, context.tables, (one, other) => one.name === other.name),
    columns: newest(
      columns,
      context.columns,
      (one, other) => one.name === other.name && one.table === other.table,
    ),
    ...(rows && { rows }),
  };
}

function moved(
  context: DiscourseContext,
  event: Extract<DiscourseEvent, { readonly kind: 'moved' }>,
): DiscourseContext {
  const { operationId, state, title } = event;
  const turn = context.turn + 1;
  return {
    ...context,
    turn,
    plans: context.plans.map((plan) =>
      plan.operationId === operationId && plan.state !== state
        ? { ...plan, state, turn, title: title ?? plan.title }
        : plan,
    ),
  };
}

function withoutQuestion({ turn, tables, columns, rows, last, plans }: DiscourseContext): DiscourseContext {
  return { turn, tables, columns, ...(rows && { rows }), ...(last && { last }), plans };
}

/** The only column with a date or time in a query, of the table that its answer is about. */
function readWhen(
  sql: string,
  { rows, turn }: DiscourseContext,
  existing: readonly DiscourseTable[],
): string | undefined {
  const about = rows?.turn === turn ? existing.find(({ name }) => name === rows.table) : undefined;
  // Texts and casts, such as “::date”, are no columns.
  const code = sql.replaceAll(/'(?:[^']|'')*'|::\w+/gu, ' ');
  const words = new Set(code.match(/\w+/gu));
  const [only, ...others] = (about?.times ?? []).filter((column) => words.has(column));
  return others.length > 0 ? undefined : only;
}

/**
 * The context after something happened in a conversation.
 * @example
 * advance(emptyContext, { kind: 'answered', instruction: 'Show orders', text: '2 orders.' }, []).turn // => 1
 */
export function advance(
  context: DiscourseContext,
  event: DiscourseEvent,
  existing: readonly DiscourseTable[],
): DiscourseContext {
  const open = withoutQuestion(context);
  if (event.kind === 'moved') return moved(context, event);
  if (event.kind === 'cleared')
    return { turn: context.turn + 1, tables: [], columns: [], plans: context.plans };
  if (event.kind === 'dismissed') return { ...open, turn: context.turn + 1 };
  const { instruction, text } = event;
  const begun = { ...open, turn: context.turn + 1 };
  const about = event.kind === 'refused' ? begun : focused(begun, event, existing);
  if (event.kind === 'planned') {
    const plan = { ...event.plan, instruction, state: 'waiting' as const, turn: begun.turn };
    return {
      ...about,
      last: { instruction, kind: 'change', service: plan.service, text },
      plans: remembered([plan, ...context.plans]),
    };
  }
  const { service } = event;
  const kind = event.kind === 'answered' ? ('question' as const) : event.kind;
  const when = event.kind === 'answered' ? readWhen(event.sql ?? '', about, existing) : undefined;
  const last = { instruction, kind, ...(service && { service }), text, ...(when !== undefined && { when }) };
  if (event.kind !== 'asked') return { ...about, last };
  const { choices, textFor } = event;
  return {
    ...about,
    last,
    question: { text, choices: [...choices], ...(textFor !== undefined && { textFor }) },
  };
}
