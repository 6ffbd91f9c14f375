import { testPerson } from '../access/testPeople.ts';
import type { SqlSession } from '../database/session.ts';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { databaseRow } from '../operations/databaseRow.ts';
import { trialCommands, type TrialAppView } from '../protocol/index.ts';
import type { Store } from '../store/store.ts';
import { pageAnswer } from './pageAnswers.ts';
import type { TrialApp, TrialApps } from './trialApps.ts';

const mostOperations = 1000;

const none = { hasStaff: false, forms: [] };

interface CurrentApp extends TrialApp {
  readonly operationId: string;
  /** The statements that make its tables, while its plan waits. */
  readonly plan?: { readonly sql: string; readonly owner: string };
}

/** The commands with which the pages of an app run in a trial. */
export function trialHandlers(parts: {
  readonly store: Pick<Store, 'operations'>;
  readonly session: SqlSession;
  readonly apps: Pick<TrialApps, 'plannedAs'>;
  readonly project: string;
}): readonly NamedHandler[] {
  const { store, session, apps: planned, project } = parts;

  /** The app built last, which goes with its undo; before one is built, that of the newest plan that waits. */
  async function current(owner: string): Promise<CurrentApp | undefined> {
    const rows = (await store.operations({ owner, id: project }, mostOperations)).flatMap((row) => {
      const app = row.undo_of === null ? planned.plannedAs(row.instruction) : undefined;
      return app ? [{ row, app }] : [];
    });
    const built = rows.findLast(({ row }) => row.state === 'executed');
    if (built) return { ...built.app, operationId: built.row.id };
    const waiting = rows.findLast(({ row }) => row.state === 'proven');
    const plan = waiting && databaseRow(waiting.row)?.plan;
    return plan && { ...waiting.app, operationId: waiting.row.id, plan: { sql: plan.sql, owner } };
  }

  return [
    handler(trialCommands.trialApp, async (owner) => {
      const app = await current(owner);
      const [file] = app?.pages.keys() ?? [];
      if (!app || file === undefined) return null;
      const { operationId, title, viewers, plan } = app;
      const shows: TrialAppView['shows'] = plan ? 'plan' : 'built';
      return { operationId, title, file, viewers, shows };
    }),
    handler(trialCommands.trialPage, async (owner, { file, as }) => {
      const html = (await current(owner))?.pages.get(file);
      return html === undefined ? null : { html, person: as === 'visitor' ? null : testPerson(as) };
    }),
    handler(trialCommands.askTrial, async (owner, request) =>
      pageAnswer(session, request, (await current(owner)) ?? none),
    ),
  ];
}
