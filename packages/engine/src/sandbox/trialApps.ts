import { appReading } from '@saywright/domain/app';
import { storedInstruction } from '@saywright/domain/deployment';
import type { Lexicon } from '@saywright/domain/planner';
import type { Form } from '../access/pageUse.ts';
import { readAppRequests } from '../operations/appRequests.ts';
import type { InstructionReader } from '../operations/readers.ts';
import { viewersOf, type PageViewers } from '../pages/pageViewers.ts';

/** Script and styles are served by the studio, the same for all pages, and there is no API that would need a key. */
const served = { script: '', styles: '', key: '' };

const shownHere = 'Its pages are shown here, in this tab only.';

/** An app of a trial, apart from its tables. */
export interface TrialApp extends PageViewers {
  readonly title: string;
  /** HTML of the pages, by file name; the first one is opened first. */
  readonly pages: ReadonlyMap<string, string>;
  readonly forms: readonly Form[];
}

export interface TrialApps {
  /** Plans the tables of an app. */
  readonly reader: InstructionReader;
  /** The app that an instruction was planned as. */
  plannedAs(instruction: string): TrialApp | undefined;
}

/** Reads requests for whole apps in a throw-away project: their tables are planned, their pages kept in memory. */
export function trialApps(lexiconOf: () => Promise<Lexicon>): TrialApps {
  const tableNames = async (): Promise<readonly string[]> =>
    (await lexiconOf()).tables.map(({ name }) => name);
  const planned = new Map<string, TrialApp>();
  return {
    plannedAs: (instruction) => planned.get(instruction),
    reader: {
      kind: 'app',
      isForOne: true,
      read: readAppRequests({
        lexiconOf,
        planned: async (_, request, instruction) => {
          const { reading, understood, title, doneTitle, app, files, tables } = appReading(request, served);
          const existing = await tableNames();
          const taken = app.stored.find(({ table }) => existing.includes(table));
          if (taken) {
            const reason = `There is already a table called ${taken.table}, which the app would make. Rename or delete that table first. Nothing was planned.`;
            return { reading: { kind: 'refusal', reason, suggestions: [] }, isClear: true };
          }
          const pages = new Map(
            files
              .filter(({ path }) => path.endsWith('.html'))
              .map(({ path, content }) => [path.replace(/^public\//u, ''), content]),
          );
          // Its parser is loaded with the first app only.
          const { usesOf } = await import('../pages/pageUses.ts');
          const uses = [...pages].flatMap(([file, html]) => usesOf(file, html).uses);
          planned.set(storedInstruction(instruction), {
            title: request.spec.title,
            pages,
            forms: uses.filter((use) => use.kind === 'form'),
            ...viewersOf(uses),
          });
          return {
            reading: { ...reading, parts: reading.parts.filter(({ service }) => service === 'database') },
            names: { title, doneTitle, understood: `${understood} ${shownHere}`, app },
            pages: { uses, tables },
          };
        },
      }),
    },
  };
}
