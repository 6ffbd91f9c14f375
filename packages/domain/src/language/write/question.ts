import type { Condition, Expression, Selection } from '../ast/expression.ts';
import type { Result } from '../../shared/result.ts';
import { countingSql, defaultAnswerRows, mostAnswerRows } from '../planner/answer.ts';
import type { Lexicon } from '../planner/lexicon.ts';
import { humanise, singular } from '../planner/names.ts';
import { planned } from '../planner/outcome.ts';
import type { AnswerForm, DatabasePlan } from '../planner/plan.ts';
import { script } from '../planner/sql.ts';
import { requireTable } from './names.ts';
import { written } from './problem.ts';
import { environmentOf, writeSelection } from './selection.ts';
import { expressionWords, unrounded } from './words.ts';

/** One of the rows that a caption names: `order where state is open`. */
function oneOf(caption: string): string {
  const at = caption.indexOf(' where ');
  return at < 0 ? singular(caption) : `${singular(caption.slice(0, at))}${caption.slice(at)}`;
}

function formOf(value: Expression, name: string | undefined, caption: string): AnswerForm {
  if (value.kind === 'aggregate' && value.name === 'count' && value.distinct !== true)
    return { kind: 'number', before: 'You have', one: oneOf(caption), many: caption };
  const what =
    name === undefined || value.kind === 'aggregate' ? expressionWords(unrounded(value)) : humanise(name);
  return { kind: 'number', before: `The ${what} of ${caption} is`, one: '', many: '' };
}

/** True for a condition that rows of another list must not point to a row. */
function lacksRows(condition: Condition): boolean {
  if (condition.kind === 'all') return condition.of.some((one) => lacksRows(one));
  return condition.kind === 'not' && condition.of.kind === 'in';
}

function read({ limit, ...selection }: Selection, caption: string, lexicon: Lexicon): DatabasePlan {
  const table = requireTable(lexicon, selection.from);
  const environment = environmentOf(lexicon);
  const result = writeSelection(selection, environment);
  const [first] = selection.columns ?? [];
  const [column] = result.columns;
  const isFigure =
    !result.isGrouped &&
    result.columns.length === 1 &&
    column?.notes.aggregated === true &&
    first !== undefined;
  const isCounted = limit === undefined || limit > mostAnswerRows;
  const all = limit === undefined ? result.sql : `${result.sql} limit ${limit}`;
  const few = isFigure || limit !== undefined ? all : `${all} limit ${defaultAnswerRows}`;
  // The first group is asked for with all that share its place: three countries with one guest each.
  const isFirst = result.isGrouped && limit === 1 && selection.orderBy !== undefined;
  const sql = isFirst
    ? `select * from (${result.sql} fetch first row with ties) as firsts limit ${defaultAnswerRows}`
    : few;
  const title = `Show ${caption}`;
  return planned({
    type: 'data',
    effect: 'read',
    title,
    doneTitle: title,
    understood: `You want to know about ${caption}.`,
    steps: [['Read from ', { name: table.name }, ' and change nothing']],
    sql: script([sql]),
    object: { kind: 'rows', name: table.name },
    warnings: [],
    answer: isFigure
      ? formOf(first.value, first.as, caption)
      : {
          kind: 'rows',
          caption,
          ...(isCounted && { countSql: countingSql(all) }),
          ...(selection.where && lacksRows(selection.where) && { isByOthers: true }),
        },
  }).plan;
}

/**
 * Writes a question as a plan that only reads. `caption` names the rows, in the plural: 'unpaid orders'. Fails with one
 * sentence for a person, which names what exists where a name is not found.
 *
 * @example
 * writeQuestion({ from: 'orders' }, 'orders', { tables: [] }).ok // => false
 */
export function writeQuestion(selection: Selection, caption: string, lexicon: Lexicon): Result<DatabasePlan> {
  return written(() => read(selection, caption.trim() || humanise(selection.from), lexicon));
}
