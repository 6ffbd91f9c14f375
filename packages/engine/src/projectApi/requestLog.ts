/** A request that was answered. Never its query, body or tokens, which are people's data. */
export interface LoggedRequest {
  /** ISO 8601. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  /** As whom it ran; null where it was refused before that was known. */
  readonly role: string | null;
  readonly status: number;
  readonly ms: number;
}

/** The recent requests of each project, in memory only. */
export interface RequestLog {
  add(project: string, request: LoggedRequest): void;
  /** The newest first. */
  of(project: string): readonly LoggedRequest[];
}

const mostOfProject = 200;
const mostProjects = 500;
const longestPath = 200;

export function requestLog(): RequestLog {
  const logs = new Map<string, LoggedRequest[]>();
  return {
    add(project, request) {
      const log = logs.get(project) ?? [];
      // Those that were asked last stay.
      logs.delete(project);
      logs.set(project, log);
      log.push({ ...request, path: request.path.slice(0, longestPath) });
      if (log.length > mostOfProject) log.shift();
      const [oldest] = logs.keys();
      if (logs.size > mostProjects && oldest !== undefined) logs.delete(oldest);
    },
    of: (project) => (logs.get(project) ?? []).toReversed(),
  };
}
