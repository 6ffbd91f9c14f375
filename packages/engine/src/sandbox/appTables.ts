import { appReading } from '@saywright/domain/app';
import { readAppRequests } from '../operations/appRequests.ts';
import type { InstructionReader } from '../operations/readers.ts';

/** Nothing is served in a trial, so what pages would share is not there. */
const noParts = { script: '', styles: '', key: '' };

/** Reads requests for whole apps in a throw-away project, which has a database and no pages: their tables are made. */
export function appTablesReader(tableNames: () => Promise<readonly string[]>): InstructionReader {
  return {
    kind: 'app',
    isForOne: true,
    read: readAppRequests({
      tableNames,
      planned: async (_, request) => {
        const { reading, understood, app } = appReading(request, noParts);
        const existing = await tableNames();
        const taken = app.stored.find(({ table }) => existing.includes(table));
        if (taken) {
          const reason = `There is already a table called ${taken.table}, which the app would make. Rename or delete that table first. Nothing was planned.`;
          return { reading: { kind: 'refusal', reason, suggestions: [] }, isClear: true };
        }
        const { name } = request.spec;
        return {
          reading: { ...reading, parts: reading.parts.filter(({ service }) => service === 'database') },
          names: {
            title: `Make the tables of ${name}`,
            doneTitle: `Made the tables of ${name}`,
            understood: `${understood} Here you try its tables; its pages are made in a project of your own, once you have an account.`,
          },
        };
      },
    }),
  };
}
