import {
  commands,
  type CodeStatusView,
  type OperationView,
  type ProjectView,
  type SiteStatusView,
  type Subject,
  type TextTableView,
  type UsageView,
} from '@saywright/engine/protocol';
import { maxRetries, queryRetry } from '@saywright/domain/retry';
import { useCallback } from 'react';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { useCommands } from '../providers/commands.ts';
import { EngineError } from './engineError.ts';
import { noteError, reportError } from './errors.ts';
import { seenTables } from './projectTables.ts';
import { workOn } from './tabProject.ts';
import { endSession } from './sessionEnd.ts';
import { evictUnused } from './cacheEviction.ts';

type Keys = Readonly<Record<Subject, (scope: string, ...part: readonly string[]) => readonly string[]>>;

/** Cache keys of the engine's answers; the scope separates people. */
export const keys = {
  project: (scope) => ['project', scope],
  projects: (scope) => ['projects', scope],
  conversations: (scope) => ['conversations', scope],
  operations: (scope) => ['operations', scope],
  code: (scope) => ['code', scope],
  site: (scope) => ['site', scope],
  rows: (scope, table = '') => ['rows', scope, table],
  subscription: (scope) => ['subscription', scope],
  usage: (scope) => ['usage', scope],
  models: (scope) => ['models', scope],
  points: (scope) => ['points', scope],
  place: (scope) => ['place', scope],
  api: (scope) => ['api', scope],
} as const satisfies Keys;

/** Refetches what a command invalidates, if it is on the screen. */
export type Refetch = (command: { readonly invalidates: readonly Subject[] }) => Promise<unknown>;

export function useRefetch(): Refetch {
  const { id: scope } = useCommands();
  const { mutate } = useSWRConfig();
  return useCallback(
    ({ invalidates }) => {
      const isStale = (key: unknown): boolean =>
        Array.isArray(key) && key[1] === scope && invalidates.some((subject) => subject === key[0]);
      return mutate(isStale);
    },
    [mutate, scope],
  );
}

/**
 * The documented retry policy of reads, with errors reported by the error layer. SWR counts from one, the policy from
 * zero. An ended session is not retried.
 */
export const policy = {
  use: [evictUnused],
  onErrorRetry: (
    error: unknown,
    key: string,
    _config: unknown,
    revalidate: (options: { retryCount: number }) => unknown,
    { retryCount }: { readonly retryCount: number },
  ): void => {
    if (error instanceof EngineError && error.code === 'unauthorised') {
      noteError(error, 'Saywright', key);
      void endSession(error.message);
      return;
    }
    const { retry, delay } = queryRetry(error, retryCount - 1);
    // On the first failure the client may not be installed yet, so the second one is reported. A read that is not
    // retried has no second failure.
    const shouldReport = retry ? retryCount === 2 : retryCount <= maxRetries;
    if (shouldReport) reportError(error, { service: 'Saywright', operation: key });
    if (retry) setTimeout(() => void revalidate({ retryCount }), delay);
  },
};

/** The person's project with its tables. */
export function useProject(): SWRResponse<ProjectView, Error> {
  const { id, send } = useCommands();
  const read = async (): Promise<ProjectView> => {
    const project = await send(commands.getProject, {});
    workOn(project.id);
    seenTables.send({ scope: id, tables: project.tables });
    return project;
  };
  return useSWR(id === '' ? null : keys.project(id), read, policy);
}

/** All operations, oldest first. */
export function useOperations(): SWRResponse<readonly OperationView[], Error> {
  const { id, send } = useCommands();
  return useSWR(id === '' ? null : keys.operations(id), () => send(commands.listOperations, {}), policy);
}

/** The project's usage within the person's subscription; not fetched while nobody is signed in. */
export function useUsage(): SWRResponse<UsageView, Error> {
  const { id, send } = useCommands();
  return useSWR(id === '' ? null : keys.usage(id), () => send(commands.getUsage, {}), policy);
}

/** The first rows of a table; not fetched without a table. */
export function useRows(table: string | undefined): SWRResponse<TextTableView, Error> {
  const { id, send } = useCommands();
  return useSWR(
    table === undefined ? null : keys.rows(id, table),
    () => send(commands.getRows, { table: table ?? '' }),
    policy,
  );
}

/** The person's repository; not fetched while nobody is signed in. */
export function useCodeStatus(): SWRResponse<CodeStatusView, Error> {
  const { id, send } = useCommands();
  return useSWR(id === '' ? null : keys.code(id), () => send(commands.codeStatus, {}), policy);
}

/** The person's site; not fetched while nobody is signed in. */
export function useSiteStatus(): SWRResponse<SiteStatusView, Error> {
  const { id, send } = useCommands();
  return useSWR(id === '' ? null : keys.site(id), () => send(commands.siteStatus, {}), policy);
}
