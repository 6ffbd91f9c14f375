import { lastExecuted, type DiscourseContext } from './context.ts';
import { waitingLast } from './corrections.ts';
import { rewritten, type Resolution } from './resolution.ts';

const title =
  /^(?<way>Raise|Lower)(?:e?d)? (?<column>[\p{L} _]+?) by (?<amount>\d+(?:\.\d+)?) for (?<rows>.+ where .+)$/u;
const corrected =
  /^(?:(?:no|nope|sorry|oops|wait|actually)[\s,.!]+)+(?:it (?:was|is|should be) |only |just |make (?:it|that) )*(?<now>\d+(?:\.\d+)?)(?:,? (?:and )?not (?<before>\d+(?:\.\d+)?))?(?: please)?$/iu;

/** "No, 10 not 15" after an amount was raised or lowered: while it waits by this amount, afterwards by what is missing. */
export function resolveAmountAgain(text: string, context: DiscourseContext): Resolution | undefined {
  const said = corrected.exec(text.trim().replace(/[.!]+$/u, ''))?.groups;
  const waiting = waitingLast(context);
  const done = lastExecuted(context);
  const plan = waiting ?? (done?.instruction === context.last?.instruction ? done : undefined);
  const { way = '', column = '', amount = '', rows = '' } = title.exec(plan?.title ?? '')?.groups ?? {};
  if (!said || way === '' || (said['before'] !== undefined && Number(said['before']) !== Number(amount)))
    return undefined;
  if (waiting) return rewritten(`${way} ${column} by ${said['now']} for ${rows}`, waiting.operationId);
  // After a correction, nobody knows which of the two amounts is meant.
  if (title.test(context.last?.instruction ?? '')) return undefined;
  const missing = Number(said['now']) - Number(amount);
  if (missing === 0) return undefined;
  const isUp = (way === 'Raise') === missing > 0;
  return rewritten(`${isUp ? 'Raise' : 'Lower'} ${column} by ${Math.abs(missing)} for ${rows}`);
}
