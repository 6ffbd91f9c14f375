import {
  answerSentence,
  countingSql,
  defaultAnswerRows,
  type AnswerForm,
  type AnswerTotal,
  type DatabasePlan,
} from '@saywright/domain/planner';
import type { TextTable } from '../database/read.ts';
import type { ProjectDatabase } from '../ports/projectDatabase.ts';
import { withNames, wordsOf } from './answerNames.ts';
import { refuse, talk, type Planned } from './serviceDriver.ts';

function records({ columns, rows }: TextTable): readonly Readonly<Record<string, string | null>>[] {
  return rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? null])));
}

/** The number of rows that an answer has found, of which it shows some. */
async function totalOf(
  database: ProjectDatabase,
  owner: string,
  form: AnswerForm,
  shown: number,
): Promise<AnswerTotal> {
  if (form.kind === 'number' || form.countSql === undefined || shown < defaultAnswerRows) return shown;
  const counted = await database.read(form.countSql, owner);
  const count = counted.ok ? Number(counted.value.rows[0]?.[0]) : Number.NaN;
  return Number.isSafeInteger(count) ? count : 'unknown';
}

/** The value of a row that was asked for by its name: `The phone of Maria is 0176.` */
function onlyValue(form: AnswerForm, { columns, rows }: TextTable): string | undefined {
  const [row, ...others] = rows;
  const [label = '', column = '', ...more] = columns;
  const isNamed = /^(?:.*_)?(?:name|title)$/u.test(label);
  if (
    form.kind !== 'rows' ||
    form.isByOthers ||
    !row ||
    others.length + more.length > 0 ||
    !isNamed ||
    column === ''
  )
    return undefined;
  const [name, value] = row;
  if (!name) return undefined;
  return `The ${column.replaceAll('_', ' ')} of ${name} is ${value ?? 'empty'}.`;
}

/** Answers a question about the rows, in a sentence and with the rows. */
export async function answer(
  database: ProjectDatabase,
  owner: string,
  plan: DatabasePlan,
  unused: readonly string[] = [],
): Promise<Planned> {
  const { sql, understood, warnings } = plan;
  const rows = await database.read(sql, owner);
  if (!rows.ok) return refuse(rows.error);
  const form = plan.answer ?? {
    kind: 'rows',
    caption: 'rows your SQL returned',
    countSql: countingSql(sql),
  };
  const sentence = answerSentence(
    form,
    records(rows.value),
    await totalOf(database, owner, form, rows.value.rows.length),
  );
  const leftOut = unused.length === 0 ? '' : ` I left out ${unused.map((word) => `“${word}”`).join(', ')}.`;
  // The columns of a written query are the person's choice.
  const isWritten = plan.answer === undefined || plan.object.kind === 'script';
  const shown = isWritten ? rows.value : await withNames(database, owner, wordsOf(sql), rows.value);
  const text = `${(isWritten ? undefined : onlyValue(form, shown)) ?? sentence}${leftOut}`;
  const table = plan.answer?.kind === 'number' ? {} : { table: shown };
  const details = { explanation: understood, warnings, code: sql };
  return talk({ kind: 'answer', text, sql, ...table }, details);
}
