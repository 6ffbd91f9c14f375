import type { ReadPart } from '../../ast/reading.ts';
import type { SiteChange } from '../../ast/site.ts';
import type { HostContext, Item } from './types.ts';

type Planned = Extract<SiteChange, { do: 'schedule' }>['what'];

const canWait = (change: SiteChange): change is Planned =>
  change.do === 'publish' ||
  change.do === 'promote' ||
  change.do === 'take-offline' ||
  change.do === 'bring-online';

/** A future day and time, in the words of an instruction. */
export function momentIn(
  items: readonly Item[],
  today: string,
): { day?: string; time?: string; isVague: boolean } {
  const spans = items.flatMap(({ span }) => (span === undefined ? [] : [span]));
  const days = spans
    .map((span) => (span.ahead === undefined ? span : { ...span, from: span.ahead, to: span.ahead }))
    .filter(({ from }) => from !== '' && from >= today);
  const time = spans.find((span) => span.time !== undefined)?.time;
  const day = days.find(({ from, to }) => from === to && from > today) ?? days[0];
  return {
    ...(day !== undefined && { day: day.from }),
    ...(time !== undefined && { time }),
    isVague: day !== undefined && day.from !== day.to,
  };
}

/** Parts with changes of the site scheduled for the moment in the instruction; a question if it is not exact. */
export function scheduled(
  parts: readonly ReadPart[],
  items: readonly Item[],
  { today, offset = 'Z' }: HostContext,
): readonly ReadPart[] | { text: string } {
  const { day, time, isVague } = momentIn(items, today);
  if (time === undefined && (day === undefined || day === today)) return parts;
  const site = parts.filter((part) => part.service === 'deployment' && 'changes' in part);
  const waiting = site
    .flatMap((part) => ('changes' in part && part.service === 'deployment' ? part.changes : []))
    .filter((change) => canWait(change));
  if (waiting.length === 0) return parts;
  if (waiting.length > 1 || parts.length > 1)
    return { text: 'Which of these should happen at that time? Please say one thing at a time.' };
  if (day === undefined)
    return { text: 'On which day should that happen? Say it like "on 1 December at 8".' };
  if (time === undefined || isVague)
    return { text: 'When exactly should that happen? Say a day and a time, like "on 1 December at 8".' };
  const at = `${day}T${time}:00${offset}`;
  return parts.map((part): ReadPart =>
    part.service === 'deployment' && 'changes' in part
      ? {
          ...part,
          changes: part.changes.map((change): SiteChange =>
            canWait(change) ? { do: 'schedule', at, what: change } : change,
          ),
        }
      : part,
  );
}
