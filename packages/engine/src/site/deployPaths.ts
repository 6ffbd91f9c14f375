import { pathProblem } from '../disk/paths.ts';

/** Limits of one deploy. */
export const limits = { files: 5000, fileBytes: 25 * 1024 * 1024, totalBytes: 200 * 1024 * 1024 } as const;

/** Files and folders whose names begin with a dot hold settings and secrets; only this one is meant for visitors. */
const publicDotFolder = '.well-known';

/** Why a path cannot be published, as a sentence, or undefined when it can. */
export function deployPathProblem(path: string): string | undefined {
  const problem = pathProblem(path);
  if (problem !== undefined) return problem;
  const hidden = path.split('/').find((segment) => segment.startsWith('.') && segment !== publicDotFolder);
  return hidden === undefined
    ? undefined
    : `${path.slice(0, 80)} is not published, because ${hidden.slice(0, 80)} begins with a dot and may hold secrets.`;
}
