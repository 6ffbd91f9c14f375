import type { BeforeRisk } from '../operations/context.ts';
import { StoppedError } from '../ports/projectDatabase.ts';
import type { RestorePoints } from './restorePoints.ts';

/** Longest time that a high-risk operation waits for its restore point, in milliseconds. */
const longestMs = 10_000;

/** Makes a restore point before each high-risk operation; where that fails, the operation goes on and says so. */
export function beforeRisk(
  points: Pick<RestorePoints, 'create'>,
  logError: (error: unknown) => void,
): BeforeRisk {
  return async (project, title) => {
    const signal = AbortSignal.timeout(longestMs);
    const tooLong = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new StoppedError(longestMs)), { once: true });
    });
    tooLong.catch(() => {});
    try {
      await Promise.race([points.create(project, 'before-operation', title, signal), tooLong]);
      return undefined;
    } catch (error) {
      logError(error);
      const reason = error instanceof StoppedError ? 'it took too long' : 'it could not be stored';
      return `No restore point was made before this, because ${reason}. Undo works as always.`;
    }
  };
}
