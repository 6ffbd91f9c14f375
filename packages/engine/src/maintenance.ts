import { CommandError } from './operations/errors.ts';
import type { DailyPoints } from './points/dailyPoints.ts';
import type { SiteHost } from './ports/siteHost.ts';
import type { Clock } from './ports/system.ts';
import type { DeletedProjects } from './projects/deleted.ts';
import type { UnfinishedUploads } from './storage/resumable/unfinished.ts';

/** How long a deleted site can be restored, and files of unused plans stay stored, in days. */
const retentionDays = 30;

/** How often the server checks for scheduled changes of sites that are due, in milliseconds. */
const scheduleCheckMs = 5000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

export interface MaintenanceParts {
  readonly sites: Pick<SiteHost, 'runDue' | 'purge'>;
  readonly deleted: Pick<DeletedProjects, 'purge'>;
  readonly days: Pick<DailyPoints, 'run'>;
  readonly uploads: Pick<UnfinishedUploads, 'removeExpired'>;
  readonly clock: Clock;
  /** Completes what a crash interrupted; the steps run one after the other. */
  readonly interrupted: readonly (() => Promise<void>)[];
  readonly logError: (error: unknown) => void;
}

export interface Maintenance {
  /** Reconciles once, at the first call; every call waits for it. Tries again where the database could not be reached. */
  readonly recovered: () => Promise<void>;
  /** Stops the timers and waits for the reconciliation. */
  readonly stop: () => Promise<void>;
}

/** What the server does without being asked: scheduled changes, daily restore points, and removal for good. */
export function maintenance({
  sites,
  deleted,
  days,
  uploads,
  clock,
  interrupted,
  logError,
}: MaintenanceParts): Maintenance {
  /** Removes for good what was deleted long enough ago. */
  async function purge(): Promise<void> {
    const now = clock.now();
    await deleted.purge(now);
    await sites.purge(new Date(now.getTime() - retentionDays * dayMs));
  }
  async function reconcile(): Promise<void> {
    for (const complete of interrupted) await complete();
    // What was due while the server was off.
    await sites.runDue();
    await purge();
    await uploads.removeExpired();
  }
  const timers = [
    setInterval(() => void sites.runDue().catch(logError), scheduleCheckMs),
    setInterval(() => void purge().catch(logError), dayMs),
    setInterval(() => void days.run().catch(logError), hourMs),
    setInterval(() => void uploads.removeExpired().catch(logError), hourMs),
  ];
  for (const timer of timers) timer.unref();
  let recovery: Promise<void> | undefined;
  return {
    recovered: () =>
      (recovery ??= reconcile().catch((error: unknown) => {
        logError(error);
        // The studio's database may be reachable by the next call.
        if (error instanceof CommandError && error.code === 'unavailable') recovery = undefined;
      })),
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await recovery;
    },
  };
}
