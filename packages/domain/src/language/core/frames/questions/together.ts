import type { Expression, Selection } from '../../../ast/index.ts';
import type { FrameReading } from '../../frame.ts';

type Column = NonNullable<Selection['columns']>[number];

function isFigure({ value }: Column): boolean {
  return (
    value.kind === 'aggregate' ||
    (value.kind === 'call' && value.arguments.some((one) => one.kind === 'aggregate'))
  );
}

/** The question as figures in one row; undefined where it answers with several rows. */
function figures({ meaning }: FrameReading): Selection | undefined {
  const question = 'question' in meaning ? meaning.question : undefined;
  const isOne = question && !question.groupBy && (question.columns ?? []).length > 0;
  return isOne && question.columns?.every((column) => isFigure(column)) === true ? question : undefined;
}

/** Several figures asked for in one message as one row; undefined where one of them has several rows. */
export function figuresTogether(questions: readonly FrameReading[]): FrameReading | undefined {
  const all = questions.map((question) => figures(question));
  const [first] = all;
  if (!first || !all.every((one) => one !== undefined)) return undefined;
  const more = all.slice(1).flatMap((selection) =>
    (selection?.columns ?? []).map(({ value, as }): Column => {
      const { from, joins, where } = selection ?? first;
      const pick: Expression = {
        kind: 'pick',
        from: { from, ...(joins && { joins }), ...(where && { where }), columns: [{ value }] },
      };
      return { value: pick, as };
    }),
  );
  const seen = new Map<string, number>();
  const columns = [...(first.columns ?? []), ...more].map(({ value, as = 'figure' }) => {
    const times = (seen.get(as) ?? 0) + 1;
    seen.set(as, times);
    return { value, as: times > 1 ? `${as} ${times}` : as };
  });
  return {
    meaning: { question: { ...first, columns }, caption: 'figures' },
    words: questions.flatMap(({ words }) => words),
    unread: [],
    unused: questions.flatMap(({ unused = [] }) => unused),
    cost: 0,
  };
}
