import {
  appReading,
  type AppFile,
  type AppOutline,
  type AppParts,
  type AppRequest,
} from '@saywright/domain/app';
import { siteOfTables } from '@saywright/domain/core/table-pages';
import type { PageUse } from '../access/pageUse.ts';
import type { ProjectRow } from '../store/store.ts';
import { brokenPage, usesOf } from '../pages/pageUses.ts';
import type { ReadContext } from '../ports/reader.ts';
import { readAppRequests } from './appRequests.ts';
import type { InstructionReader, ReaderAnswer } from './readers.ts';

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
  readonly contextOf: (project: ProjectRow) => Promise<ReadContext>;
  /** Who can open the addresses of sites, as a sentence after a space, where not everybody can. */
  readonly reach: () => string;
}

/** The table that an app would make and that is there already. */
function collision({ stored }: AppOutline, tables: readonly string[]): string | undefined {
  const both = stored.filter(({ table }) => tables.includes(table));
  return (both.find(({ table }) => table === 'staff') ?? both[0])?.table;
}

const builtAlready =
  'This project has an app already, and a project has one site. Create a new project for another app, or say what to change in this one. Nothing was planned.';

/** Reads requests for whole apps: their tables, their pages, and publishing them. */
export function appReader({ partsOf, tablesOf, contextOf, reach }: AppReaderDependencies): InstructionReader {
  /** Offers a site of the tables that are there, in place of an app that would make them. */
  async function ofExisting(
    project: ProjectRow,
    { spec: { entities } }: AppRequest,
    taken: string,
  ): Promise<ReaderAnswer> {
    const { lexicon } = await contextOf(project);
    const instruction = siteOfTables(entities, lexicon);
    const text = `This project already has a table called ${taken}, which the app would make. ${instruction === undefined ? 'Rename that table first, or build the app in a new project.' : 'I can put the tables that are there on pages instead. For a new app, create a new project.'} Nothing was planned.`;
    return {
      reading:
        instruction === undefined
          ? { kind: 'refusal', reason: text, suggestions: [] }
          : { kind: 'question', text, choices: [{ label: instruction, instruction }], words: [] },
      isClear: true,
    };
  }

  async function planned(project: ProjectRow, request: AppRequest): Promise<ReaderAnswer> {
    const { reading, files, tables, ...names } = appReading(request, await partsOf(project));
    const taken = collision(names.app, await tablesOf(project));
    if (taken !== undefined && taken !== 'staff') return ofExisting(project, request, taken);
    const reason =
      taken === undefined
        ? brokenPage(new Map(files.map(({ path, content }) => [path, content])))
        : builtAlready;
    if (reason !== undefined) return { reading: { kind: 'refusal', reason, suggestions: [] }, isClear: true };
    const where = reach();
    const understood = `${names.understood}${where}`;
    return {
      reading,
      names: { ...names, understood, isHereOnly: where !== '' },
      pages: { uses: usesOfFiles(files), tables },
    };
  }

  async function existing(project: ProjectRow, request: AppRequest): Promise<ReaderAnswer | undefined> {
    const { app } = appReading(request, await partsOf(project));
    const taken = collision(app, await tablesOf(project));
    return taken === undefined || taken === 'staff' ? undefined : ofExisting(project, request, taken);
  }

  return {
    kind: 'app',
    read: readAppRequests({
      existing,
      lexiconOf: async (project) => (await contextOf(project)).lexicon,
      planned,
    }),
  };
}
