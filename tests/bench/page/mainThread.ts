import type { Browser, Page } from 'playwright';
import { z } from 'zod';

const events = z.array(
  z.object({
    name: z.string(),
    pid: z.number(),
    tid: z.number(),
    ts: z.number(),
    /** On the clock, in microseconds. */
    dur: z.optional(z.number()),
    /** On the processor, in microseconds: what others on the machine do does not count. */
    tdur: z.optional(z.number()),
    args: z.optional(z.looseObject({ name: z.optional(z.unknown()), message: z.optional(z.unknown()) })),
  }),
);

/** What the main thread of a page was busy with, in milliseconds. */
export interface Busy {
  /** The longest task on the processor, and as it took on the clock of a machine that may do other things, too. */
  readonly longest: number;
  readonly longestOnClock: number;
  /** Everything together, on the processor. */
  readonly total: number;
}

/** Follows the main thread of a page while something is done. */
export async function mainThread(browser: Browser, page: Page, work: () => Promise<void>): Promise<Busy> {
  // What was going on before is not part of it.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100))));
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate(() => performance.mark('begin'));
  await work();
  await page.evaluate(() => performance.mark('end'));
  const trace = z
    .object({ traceEvents: z.array(z.unknown()) })
    .parse(JSON.parse((await browser.stopTracing()).toString()));
  const all = trace.traceEvents.flatMap((event) => events.element.safeParse(event).data ?? []);
  const at = (name: string) => all.find((event) => event.name === name);
  const [begin, end] = [at('begin'), at('end')];
  if (!begin || !end) throw new Error('The trace does not show what was done.');
  const tasks = all.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      pid === begin.pid &&
      tid === begin.tid &&
      ts > begin.ts &&
      ts < end.ts,
  );
  const most = (values: readonly (number | undefined)[]): number =>
    values.reduce<number>((largest, value) => Math.max(largest, (value ?? 0) / 1000), 0);
  return {
    longest: most(tasks.map(({ tdur }) => tdur)),
    longestOnClock: most(tasks.map(({ dur }) => dur)),
    total: tasks.reduce((sum, { tdur }) => sum + (tdur ?? 0) / 1000, 0),
  };
}
