import { humanise } from '../../../planner/names.ts';
import type { FrameReading } from '../../frame.ts';

/** Readings that differ by less than this are as good as each other. */
const margin = 0.3;

function tableOf({ meaning }: FrameReading): string | undefined {
  const [change] = 'changes' in meaning ? meaning.changes : [];
  return change && 'table' in change ? change.table : undefined;
}

/** The best reading of a change; a question where another table is as likely, since a guess would change other rows. */
export function decided(text: string, readings: readonly FrameReading[]): FrameReading | undefined {
  const sorted = readings.toSorted(
    (one, other) => one.unread.length - other.unread.length || one.cost - other.cost,
  );
  const [best] = sorted;
  const table = best && tableOf(best);
  if (!best || best.unread.length > 0 || table === undefined) return best;
  const rivals = sorted.filter(
    (one) => one.unread.length === 0 && one.cost - best.cost < margin && tableOf(one) !== undefined,
  );
  if (rivals.length < 2) return best;
  const choices = rivals.slice(0, 5).map((rival) => {
    const name = tableOf(rival) ?? '';
    return { label: humanise(name), instruction: `${name}: ${text}` };
  });
  return { meaning: { ask: 'Which list is this about?', choices }, words: [], unread: [], cost: best.cost };
}
