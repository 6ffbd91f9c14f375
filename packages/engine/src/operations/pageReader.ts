import type { AppParts } from '@saywright/domain/app';
import {
  asksWhetherLive,
  asksForAddress,
  nearPages,
  readPages,
  readRequests,
} from '@saywright/domain/core/pages';
import { planTablePages, readTablePages } from '@saywright/domain/core/table-pages';
import type { ReadContext } from '../ports/reader.ts';
import { usesOf } from '../pages/pageUses.ts';
import type { UploadedPictures } from '../pages/pictures.ts';
import { siteSource } from '../pages/siteSource.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import type { ProjectRow } from '../store/store.ts';
import type { InstructionReader } from './readers.ts';

const storing: ReadonlySet<string> = new Set(['contact-form', 'subscribe', 'form-field']);

/** What a reader of pages needs of a project. */
export interface PageReaderParts {
  /** Pictures that were uploaded to a project. */
  readonly pictures: Pick<UploadedPictures, 'of'>;
  readonly code: CodeHost;
  /** Look and elements for pages that have none. */
  readonly partsOf: (project: ProjectRow) => Promise<AppParts>;
  readonly tablesOf: (project: ProjectRow) => Promise<readonly string[]>;
}

/** Reads what is to change on the pages of a site. */
export function pageReader({ code, partsOf, tablesOf, pictures }: PageReaderParts): InstructionReader {
  return {
    kind: 'pages',
    async read({ project, instruction }) {
      const requests = readRequests(instruction);
      if (!requests) return undefined;
      const isStoring = requests.requests.some((request) => storing.has(request.do));
      const tables = isStoring ? await tablesOf(project) : [];
      const site = await siteSource(code, project, {
        parts: await partsOf(project),
        tables,
        pictures: pictures.of(project.id),
      });
      return site && readPages(requests, site);
    },
  };
}

/** Says where the site of a project is, also where a table has a column called address. */
export function siteAddressReader(sites: Pick<SiteHost, 'status'>): InstructionReader {
  return {
    kind: 'pages',
    async read({ project, instruction }) {
      if (!asksForAddress(instruction) && !asksWhetherLive(instruction)) return undefined;
      const { live, deleted } = await sites.status(project);
      const publish = 'Publish my site';
      return live || deleted
        ? {
            reading: {
              kind: 'parts',
              words: [],
              parts: [{ service: 'deployment', question: { about: 'status' } }],
            },
          }
        : {
            reading: {
              kind: 'question',
              text: 'Your site isn’t published yet, so it has no address that others can open. Nothing was run.',
              choices: [{ label: publish, instruction: publish }],
              words: [],
            },
          };
    },
  };
}

/** Reads requests to put tables that exist already on pages, with the access that the pages need. */
export function tablePageReader({
  code,
  partsOf,
  contextOf,
}: Pick<PageReaderParts, 'code' | 'partsOf'> & {
  readonly contextOf: (project: ProjectRow) => Promise<ReadContext>;
}): InstructionReader {
  return {
    kind: 'app',
    async read({ project, instruction }) {
      const { lexicon } = await contextOf(project);
      const request = readTablePages(instruction, lexicon);
      if (!request) return undefined;
      const site = await siteSource(code, project, { parts: await partsOf(project), tables: [] });
      if (!site) return undefined;
      const { reading, names, tables } = planTablePages(request, site, lexicon);
      const written =
        reading.kind === 'parts'
          ? reading.parts.flatMap((part) =>
              part.service === 'code-hosting' && 'changes' in part
                ? part.changes.flatMap((change) => (change.do === 'write-file' ? [change] : []))
                : [],
            )
          : [];
      const uses = written
        .filter(({ path }) => path.endsWith('.html'))
        .flatMap(({ path, content }) => usesOf(path.slice(site.folder.length), content).uses)
        // What was on these pages before is not tried again.
        .filter(({ table }) => tables.some(({ name }) => name === table));
      return { reading, ...(names && { names }), pages: { uses, tables }, isClear: true };
    },
  };
}

/** Offers sentences about a page where nothing read an instruction that is about one. */
export function nearPageReader({
  code,
  partsOf,
}: Pick<PageReaderParts, 'code' | 'partsOf'>): InstructionReader {
  return {
    kind: 'near-pages',
    async read({ project, instruction }) {
      const site = await siteSource(code, project, { parts: await partsOf(project), tables: [] });
      return site && nearPages(instruction, site);
    },
  };
}
