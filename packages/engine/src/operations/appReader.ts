import {
  appReading,
  describedApp,
  readApp,
  unclearApp,
  type AppFile,
  type AppOutline,
  type AppParts,
  type AppRequest,
} from '@saywright/domain/app';
import type { Reading } from '@saywright/domain/ast';
import type { PageUse } from '../access/pageUse.ts';
import type { ProjectRow } from '../store/store.ts';
import { brokenPage, usesOf } from '../pages/pageUses.ts';
import type { InstructionReader, ReaderAnswer } from './readers.ts';

type Question = Extract<Reading, { readonly kind: 'question' }>;

function usesOfFiles(files: readonly AppFile[]): readonly PageUse[] {
  return files
    .filter(({ path }) => path.endsWith('.html'))
    .flatMap(({ path, content }) => usesOf(path.replace(/^public\//u, ''), content).uses);
}

interface AppReaderDependencies {
  /** What the pages of a project's app share. */
  readonly partsOf: (project: ProjectRow) => Promise<AppParts>;
  /** Names of the tables of a project. */
  readonly tablesOf: (project: ProjectRow) => Promise<readonly string[]>;
}

function question(text: string, instructions: readonly string[]): Question {
  const choices = instructions.map((instruction) => ({ label: instruction, instruction }));
  return { kind: 'question', text, choices, words: [] };
}

/** Why an app cannot be built beside the tables that are there; undefined where it can. */
function collision({ stored }: AppOutline, tables: readonly string[]): string | undefined {
  const both = stored.filter(({ table }) => tables.includes(table));
  const taken = both.find(({ table }) => table === 'staff') ?? both[0];
  if (!taken) return undefined;
  return taken.table === 'staff'
    ? 'This project has an app already, and a project has one site. Create a new project for another app, or say what to change in this one. Nothing was planned.'
    : `This project already has a table called ${taken.table}, which the app would make. Rename that table first, or build the app in a new project. Nothing was planned.`;
}

/** Reads requests for whole apps; in a project that stores nothing yet, also what only describes one. */
export function appReader({ partsOf, tablesOf }: AppReaderDependencies): InstructionReader {
  const isEmpty = async (project: ProjectRow): Promise<boolean> => (await tablesOf(project)).length === 0;

  async function planned(project: ProjectRow, request: AppRequest): Promise<ReaderAnswer> {
    const { reading, files, tables, ...names } = appReading(request, await partsOf(project));
    const reason =
      collision(names.app, await tablesOf(project)) ??
      brokenPage(new Map(files.map(({ path, content }) => [path, content])));
    if (reason !== undefined) return { reading: { kind: 'refusal', reason, suggestions: [] }, isClear: true };
    return { reading, names, pages: { uses: usesOfFiles(files), tables } };
  }

  return {
    kind: 'app',
    async read({ project, instruction }) {
      const unclear = unclearApp(instruction);
      if (unclear) return { reading: question(unclear.text, unclear.choices), isClear: true };
      const request = readApp(instruction);
      if (!request) {
        const near = describedApp(instruction);
        if (!near || !(await isEmpty(project))) return undefined;
        return { reading: question(near.text, [near.instruction]), isClear: true };
      }
      if (request.topics.length === 0 && request.unused.length === 0) return planned(project, request);
      const { words, offer, plain, others } = request;
      return {
        reading: {
          ...question(`${offer} Nothing was planned.`, [plain, ...others].slice(0, 3)),
          words: [...words],
        },
        isClear: describedApp(instruction) !== undefined && (await isEmpty(project)),
      };
    },
  };
}
