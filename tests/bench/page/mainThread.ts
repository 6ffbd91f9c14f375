import type { Browser, Page } from 'playwright';
import { z } from 'zod';

const events = z.array(
  z.object({
    name: z.string(),
    pid: z.number(),
    tid: z.number(),
    ts: z.number(),
    /** Wall time in microseconds. */
    dur: z.optional(z.number()),
    /** CPU time in microseconds, which other load does not affect. */
    tdur: z.optional(z.number()),
    args: z.optional(z.looseObject({ name: z.optional(z.unknown()), message: z.optional(z.unknown()) })),
  }),
);

/** Main-thread work of a page, in milliseconds. */
export interface Busy {
  /** The longest task in CPU time, and in wall time. */
  readonly longest: number;
  readonly longestOnClock: number;
  /** CPU time of all tasks. */
  readonly total: number;
}

/** Traces the main thread of a page during an action. */
export async function mainThread(browser: Browser, page: Page, work: () => Promise<void>): Promise<Busy> {
  // Excludes work that started earlier.
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
