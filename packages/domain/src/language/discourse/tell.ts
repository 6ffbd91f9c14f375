import {
  lastExecuted,
  lastUndone,
  waitingPlans,
  type DiscourseContext,
  type DiscourseTable,
} from './context.ts';

function didText(context: DiscourseContext): string {
  const done = lastExecuted(context);
  const undone = lastUndone(context);
  const [waiting] = waitingPlans(context);
  const rest = waiting ? ` “${waiting.title}” waits for your approval.` : '';
  if (undone && undone.turn > (done?.turn ?? -1)) return `I undid “${undone.title}”.${rest}`;
  if (done) return `${done.title}. Say “undo” to reverse it.${rest}`;
  if (waiting) return `Nothing was changed yet.${rest}`;
  if (context.last?.kind === 'question') return `I answered your question. Nothing was changed.`;
  return 'Nothing was changed in this conversation yet.';
}

function whyText({ last }: DiscourseContext): string {
  if (!last) return 'Nothing was planned in this conversation yet, so there is nothing to explain.';
  if (last.kind === 'refused' || last.kind === 'asked') return last.text;
  return `You said “${last.instruction}”. I read it like this: ${last.text}`;
}

function nextText(context: DiscourseContext, tables: readonly DiscourseTable[]): string {
  const [waiting] = waitingPlans(context);
  const done = lastExecuted(context);
  const table = (context.tables[0] ?? tables[0])?.name.replaceAll('_', ' ');
  const steps = [
    ...(context.question ? [`Answer my question: ${context.question.text}`] : []),
    ...(waiting ? [`Approve or decline “${waiting.title}”.`] : []),
    ...(table === undefined
      ? ['Ask for a table, for example: Create a customers table with a name.']
      : [
          `Add something to ${table}, for example: Add an optional note to ${table}.`,
          `Look at it: Show ${table}.`,
        ]),
    ...(done ? [`Undo “${done.title}”.`] : []),
  ];
  return `You can do this next. ${steps.join(' ')}`;
}

const texts = { did: didText, why: whyText, next: nextText } as const;

/**
 * The answer to a question about the conversation itself; `tables` are those of the project.
 * @example
 * tell('did', emptyContext) // => 'Nothing was changed in this conversation yet.'
 */
export function tell(
  about: keyof typeof texts,
  context: DiscourseContext,
  tables: readonly DiscourseTable[] = [],
): string {
  return texts[about](context, tables);
}
