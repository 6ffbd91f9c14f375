import { testPerson } from '../access/testPeople.ts';
import type { SqlSession } from '../database/session.ts';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { trialCommands } from '../protocol/index.ts';
import type { Store } from '../store/store.ts';
import { pageAnswer } from './pageAnswers.ts';
import type { TrialApp, TrialApps } from './trialApps.ts';

const mostOperations = 1000;

/** The commands with which the pages of an app run in a trial. */
export function trialHandlers(parts: {
  readonly store: Pick<Store, 'operations'>;
  readonly session: SqlSession;
  readonly apps: Pick<TrialApps, 'plannedAs'>;
  readonly project: string;
}): readonly NamedHandler[] {
  const { store, session, apps, project } = parts;

  /** The app that was built last: an undo takes its pages back with its tables. */
  async function current(owner: string): Promise<(TrialApp & { readonly operationId: string }) | undefined> {
    const rows = await store.operations({ owner, id: project }, mostOperations);
    const built = rows.filter((row) => row.state === 'executed' && row.undo_of === null);
    return built
      .flatMap(({ id, instruction }) => {
        const app = apps.plannedAs(instruction);
        return app ? [{ ...app, operationId: id }] : [];
      })
      .at(-1);
  }

  return [
    handler(trialCommands.trialApp, async (owner) => {
      const app = await current(owner);
      const [file] = app?.pages.keys() ?? [];
      if (!app || file === undefined) return null;
      const { operationId, title, viewers } = app;
      return { operationId, title, file, viewers };
    }),
    handler(trialCommands.trialPage, async (owner, { file, as }) => {
      const html = (await current(owner))?.pages.get(file);
      return html === undefined ? null : { html, person: as === 'visitor' ? null : testPerson(as) };
    }),
    handler(trialCommands.askTrial, async (owner, request) =>
      pageAnswer(session, request, (await current(owner))?.hasStaff ?? false),
    ),
  ];
}
