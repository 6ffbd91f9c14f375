import { outcomeSchema, type PlanAnswer } from './planAnswer.ts';
import type { OperationView, TextTableView } from './operation.ts';

type Outcome = PlanAnswer['outcome'];

/** What a turn of the agent shows besides its text: an answer with rows, or a question or refusal with choices. */
export type TurnOutcome = Extract<Outcome, { readonly kind: 'answer' | 'question' | 'refusal' }>;

/** Most characters of an outcome that is stored; an answer is stored with as many rows as fit. */
export const longestOutcome = 16_000;

function fittingRows({ columns, rows }: TextTableView): TextTableView {
  const fits = (count: number): boolean =>
    JSON.stringify({ columns, rows: rows.slice(0, count) }).length <= longestOutcome / 2;
  let count = rows.length;
  while (count > 0 && !fits(count)) count = Math.floor(count / 2);
  return { columns, rows: rows.slice(0, count) };
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu;

/** Whether a cell is the id of a row, which looks like a key elsewhere. */
function isRowId(column: string | undefined, cell: string): boolean {
  return column !== undefined && /(?:^|_)id$/u.test(column) && uuid.test(cell);
}

function storedAnswer(
  { text, sql, table }: Extract<Outcome, { readonly kind: 'answer' }>,
  withoutSecrets: (text: string) => string,
): TurnOutcome {
  if (!table) return { kind: 'answer', text, sql };
  const shown = fittingRows({
    columns: table.columns,
    rows: table.rows.map((row) =>
      row.map((cell, at) => (cell && !isRowId(table.columns[at], cell) ? withoutSecrets(cell) : cell)),
    ),
  });
  const more = table.rows.length - shown.rows.length;
  return { kind: 'answer', text, sql, table: shown, ...(more > 0 && { more }) };
}

/**
 * An outcome as it may be stored with its turn: without secrets, and without choices that had one. Undefined where the
 * text of the turn is all there is. `service` is the one that answered.
 */
export function storedOutcome(
  outcome: Outcome,
  service: OperationView['service'] | undefined,
  withoutSecrets: (text: string) => string,
): TurnOutcome | undefined {
  const isWhole = (text: string): boolean => withoutSecrets(text) === text;
  const stored = ((): TurnOutcome | undefined => {
    switch (outcome.kind) {
      case 'answer':
        return storedAnswer(
          { ...outcome, text: withoutSecrets(outcome.text), sql: withoutSecrets(outcome.sql) },
          withoutSecrets,
        );
      case 'question': {
        const choices = outcome.choices.filter(({ label, instruction }) =>
          isWhole(`${label}\n${instruction}`),
        );
        return {
          kind: 'question',
          text: withoutSecrets(outcome.text),
          choices: choices.map((choice) => ({ ...choice, service: choice.service ?? service })),
        };
      }
      case 'refusal': {
        const { isLimit } = outcome;
        const suggestions = outcome.suggestions.filter(isWhole);
        return { kind: 'refusal', reason: withoutSecrets(outcome.reason), suggestions, isLimit };
      }
      default:
        return undefined;
    }
  })();
  return stored && JSON.stringify(stored).length <= longestOutcome ? stored : undefined;
}

/** The stored outcome of a turn; undefined where it has none or it is malformed. */
export function readOutcome(stored: unknown): TurnOutcome | undefined {
  const { success, data } = outcomeSchema.safeParse(stored);
  return success && data.kind !== 'operation' && data.kind !== 'outline' ? data : undefined;
}
