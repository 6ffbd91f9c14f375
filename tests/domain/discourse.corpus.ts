import { readFileSync } from 'node:fs';
import {
  advance,
  emptyContext,
  resolve,
  type DiscourseContext,
  type DiscourseTable,
  type Resolution,
} from '@saywright/domain/discourse';

interface Turn {
  readonly text: string;
  readonly expected: readonly string[];
  /** What comes of it: `high`, `ask …`, `refused …`, `done`. */
  readonly event: string;
}

export interface TestConversation {
  readonly name: string;
  readonly tables: readonly DiscourseTable[];
  readonly turns: readonly Turn[];
}

function tableOf(text: string): DiscourseTable {
  const [, name = '', columns = ''] = /^\s*(\w+)\(([^)]*)\)/u.exec(text) ?? [];
  return { name, columns: columns.split(',') };
}

function conversationOf(block: string): TestConversation {
  const [name = '', ...lines] = block.split('\n');
  const tables = /^tables: (.*)$/mu.exec(block)?.[1]?.split(';').map(tableOf) ?? [];
  const turns: Turn[] = [];
  for (const line of lines) {
    const [mark, text] = [line.slice(0, 2), line.slice(2)];
    const last = turns.at(-1);
    if (mark === '> ') turns.push({ text, expected: [], event: '' });
    else if (last && mark === '= ') turns.splice(-1, 1, { ...last, expected: text.split(' | ') });
    else if (last && mark === '! ') turns.splice(-1, 1, { ...last, event: text });
  }
  return { name: name.trim(), tables, turns };
}

/** The conversations of a file in tests/domain/corpus/discourse. */
export function conversations(file: string): readonly TestConversation[] {
  const text = readFileSync(new URL(`corpus/discourse/${file}`, import.meta.url), 'utf8');
  return text.split(/^## /mu).slice(1).map(conversationOf);
}

function outcomeOf(resolution: Resolution, said: string): string {
  if (resolution.kind === 'instruction')
    return resolution.instruction === said ? 'same' : resolution.instruction;
  if (resolution.kind === 'tell') return `tell ${resolution.about}`;
  return resolution.kind === 'dismiss' ? 'decline' : resolution.kind;
}

const moves = { approve: 'executed', decline: 'closed', undo: 'undone' } as const;

let made = 0;

/** The context after a turn, with the outcome the corpus gives it. */
function after(
  context: DiscourseContext,
  resolution: Resolution,
  { event }: Turn,
  tables: readonly DiscourseTable[],
): DiscourseContext {
  if (resolution.kind === 'dismiss') return advance(context, { kind: 'dismissed' }, tables);
  if (resolution.kind === 'approve' || resolution.kind === 'decline' || resolution.kind === 'undo')
    return advance(
      context,
      { kind: 'moved', operationId: resolution.operationId, state: moves[resolution.kind] },
      tables,
    );
  if (resolution.kind !== 'instruction') return context;
  const { instruction, replaces } = resolution;
  const open =
    replaces === undefined
      ? context
      : advance(context, { kind: 'moved', operationId: replaces, state: 'closed' }, tables);
  if (event.startsWith('refused '))
    return advance(open, { kind: 'refused', instruction, text: event.slice(8) }, tables);
  if (event.startsWith('ask ')) {
    const [text = '', ...choices] = event.slice(4).split(' | ');
    const pairs = choices.map((choice) => choice.split(' -> '));
    return advance(
      open,
      {
        kind: 'asked',
        instruction,
        text,
        choices: pairs.map(([label = '', other = '']) => ({ label, instruction: other })),
      },
      tables,
    );
  }
  const isRead =
    /^(?:show|list|how|which|what|count|gimme|thanks|cold|i want see|jobs|i'd be grateful)/iu.test(
      instruction,
    ) && !instruction.includes('table with');
  if (isRead) return advance(open, { kind: 'answered', instruction, text: 'Here.' }, tables);
  made += 1;
  const operationId = `operation-${made}`;
  const plan = {
    operationId,
    title: instruction,
    service: 'database',
    needsConfirmation: event === 'high',
  } as const;
  const planned = advance(open, { kind: 'planned', instruction, plan, text: 'Understood.' }, tables);
  return event === 'done'
    ? advance(planned, { kind: 'moved', operationId, state: 'executed' }, tables)
    : planned;
}

/** The turns that were resolved to something else than a conversation expects. */
export function misread({ name, tables, turns }: TestConversation): readonly string[] {
  const wrong: string[] = [];
  let context = emptyContext;
  for (const turn of turns) {
    const resolution = resolve(turn.text, context, tables);
    const outcome = outcomeOf(resolution, turn.text);
    if (!turn.expected.some((expected) => expected.toLowerCase() === outcome.toLowerCase()))
      wrong.push(`${name}: “${turn.text}” → ${outcome}, expected ${turn.expected.join(' | ')}`);
    context = after(context, resolution, turn, tables);
  }
  return wrong;
}
