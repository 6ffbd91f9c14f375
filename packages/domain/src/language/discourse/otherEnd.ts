import type { DiscourseContext } from './context.ts';
import { rewritten, type Resolution } from './resolution.ts';

const ends =
  /\b(?:youngest|oldest|highest|lowest|cheapest|most expensive|dearest|biggest|largest|smallest|longest|shortest|latest|newest|earliest|most|least|best|worst)\b/iu;
const asking = new RegExp(
  String.raw`^(?:(?:and|what about|how about|now)[\s,]+)+(?:who is |which is |what is |the )*(?<end>${ends.source})(?: one)?$`,
  'iu',
);

/** "And the oldest?" after "who is the youngest student": the same question about the other end. */
export function resolveOtherEnd(text: string, { last }: DiscourseContext): Resolution | undefined {
  const end = asking.exec(text.replace(/[?.!\s]+$/u, ''))?.groups?.['end'];
  const said =
    last?.kind === 'question' ? [...last.instruction.matchAll(new RegExp(ends.source, 'giu'))] : [];
  const [only, ...others] = said;
  return end === undefined || !only || others.length > 0 || !last
    ? undefined
    : rewritten(
        `${last.instruction.slice(0, only.index)}${end.toLowerCase()}${last.instruction.slice(only.index + only[0].length)}`,
      );
}
