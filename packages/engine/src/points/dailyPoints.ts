import type { ProjectStore } from '../store/projects.ts';
import type { RestorePoints } from './restorePoints.ts';

export interface DailyPoints {
  /** Notes that somebody uses a project. */
  note(projectId: string): void;
  /** Makes the points of the day for the projects that were used since their last one. */
  run(): Promise<void>;
}

/** Projects looked up at once. */
const atOnce = 50;

/** Daily restore points of the projects that are used: one that nobody opens does not change. */
export function dailyPoints({
  points,
  store,
  logError,
}: {
  readonly points: Pick<RestorePoints, 'daily'>;
  readonly store: Pick<ProjectStore, 'projectsWith'>;
  readonly logError: (error: unknown) => void;
}): DailyPoints {
  const used = new Set<string>();
  return {
    note: (projectId) => void used.add(projectId),
    async run() {
      const waiting = [...used];
      for (let at = 0; at < waiting.length; at += atOnce) {
        const ids = waiting.slice(at, at + atOnce);
        for (const project of await store.projectsWith(ids))
          try {
            if (await points.daily(project)) used.delete(project.id);
          } catch (error) {
            logError(error);
          }
      }
    },
  };
}
