import {
  commands,
  type CodeStatusView,
  type OperationView,
  type ProjectView,
  type SiteStatusView,
  type TextTableView,
  type UsageView,
} from '@saywright/engine/protocol';
import { maxRetries, queryRetry } from '@saywright/domain/retry';
import useSWR, { type SWRResponse } from 'swr';
import { useCommands } from '../providers/commands.ts';
import { EngineError } from './engineError.ts';
import { noteError, reportError } from './errors.ts';
import { seenTables } from './projectTables.ts';
import { endSession } from './sessionEnd.ts';
import { forgetUnused } from './unused.ts';

/** What is asked of the engine; the scope keeps people apart. */
export const keys = {
  project: (scope: string) => ['project', scope],
  operations: (scope: string) => ['operations', scope],
  code: (scope: string) => ['code', scope],
  site: (scope: string) => ['site', scope],
  rows: (scope: string, table: string) => ['rows', scope, table],
  plan: (scope: string) => ['plan', scope],
  usage: (scope: string) => ['usage', scope],
} as const;

/**
 * The one documented retry policy of reads, told as the error layer tells it; SWR counts from one, the policy from none
 * (SP-POLI-01 to SP-POLI-04, CS-ERRS-04). A session that has ended is not asked for again.
 */
export const policy = {
  use: [forgetUnused],
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
    // The first failure may be a moment in which the client is not installed yet; from the second on it is news. What is
    // not asked again although asking would be left has no second.
    const isNews = retry ? retryCount === 2 : retryCount <= maxRetries;
    if (isNews) reportError(error, { service: 'Saywright', operation: key });
    if (retry) setTimeout(() => void revalidate({ retryCount }), delay);
  },
};

/** The person's project with its tables. */
export function useProject(): SWRResponse<ProjectView, Error> {
  const { id, send } = useCommands();
  const read = async (): Promise<ProjectView> => {
    const project = await send(commands.getProject, {});
    seenTables.send({ scope: id, tables: project.tables });
    return project;
  };
  return useSWR(id === '' ? null : keys.project(id), read, policy);
}

/** Everything that was planned, oldest first. */
export function useOperations(): SWRResponse<OperationView[], Error> {
  const { id, send } = useCommands();
  return useSWR(id === '' ? null : keys.operations(id), () => send(commands.listOperations, {}), policy);
}

/** What the project uses of what the person's plan holds; nothing is asked while nobody is signed in. */
export function useUsage(): SWRResponse<UsageView, Error> {
  const { id, send } = useCommands();
  return useSWR(id === '' ? null : keys.usage(id), () => send(commands.getUsage, {}), policy);
}

/** The first rows of a table; nothing is asked while there is no table. */
export function useRows(table: string | undefined): SWRResponse<TextTableView, Error> {
  const { id, send } = useCommands();
  return useSWR(
    table === undefined ? null : keys.rows(id, table),
    () => send(commands.getRows, { table: table ?? '' }),
    policy,
  );
}

/** The person's repository; nothing is asked while nobody is signed in. */
export function useCodeStatus(): SWRResponse<CodeStatusView, Error> {
  const { id, send } = useCommands();
  return useSWR(id === '' ? null : keys.code(id), () => send(commands.codeStatus, {}), policy);
}

/** The person's site; nothing is asked while nobody is signed in. */
export function useSiteStatus(): SWRResponse<SiteStatusView, Error> {
  const { id, send } = useCommands();
  return useSWR(id === '' ? null : keys.site(id), () => send(commands.siteStatus, {}), policy);
}
