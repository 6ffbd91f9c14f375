import {
  appReading,
  type AppFile,
  type AppOutline,
  type AppParts,
  type AppRequest,
} from '@saywright/domain/app';
import type { PageUse } from '../access/pageUse.ts';
import type { ProjectRow } from '../store/store.ts';
import { brokenPage, usesOf } from '../pages/pageUses.ts';
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
  /** Who can open the addresses of sites, as a sentence after a space, where not everybody can. */
  readonly reach: () => string;
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

/** Reads requests for whole apps: their tables, their pages, and publishing them. */
export function appReader({ partsOf, tablesOf, reach }: AppReaderDependencies): InstructionReader {
  async function planned(project: ProjectRow, request: AppRequest): Promise<ReaderAnswer> {
    const { reading, files, tables, ...names } = appReading(request, await partsOf(project));
    const reason =
      collision(names.app, await tablesOf(project)) ??
      brokenPage(new Map(files.map(({ path, content }) => [path, content])));
    if (reason !== undefined) return { reading: { kind: 'refusal', reason, suggestions: [] }, isClear: true };
    const where = reach();
    const understood = `${names.understood}${where}`;
    return {
      reading,
      names: { ...names, understood, isHereOnly: where !== '' },
      pages: { uses: usesOfFiles(files), tables },
    };
  }

  return { kind: 'app', read: readAppRequests({ tableNames: tablesOf, planned }) };
}
