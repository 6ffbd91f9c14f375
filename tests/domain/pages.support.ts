import { fileURLToPath } from 'node:url';
import { appReading, readApp } from '@saywright/domain/app';
import {
  readPages,
  readRequests,
  type PageReading,
  type SiteSource,
  type SiteTextFile,
} from '@saywright/domain/core/pages';
import { parsePage } from '../../packages/engine/src/pages/parsePage.ts';
import { readAppFiles } from '../../packages/engine/src/site/appFiles.ts';

const shared = await readAppFiles(fileURLToPath(new URL('../../packages/engine/pages', import.meta.url)));
const parts = { ...shared, key: 'k' };

/** A site with some files in `public`. */
export function siteWith(files: readonly SiteTextFile[]): SiteSource {
  return {
    files,
    paths: files.map(({ path }) => path),
    folder: 'public/',
    parse: parsePage,
    parts,
    tables: [],
  };
}

/** The site of an app as a sentence makes it. */
export function siteFor(sentence: string): SiteSource {
  const request = readApp(sentence);
  if (!request) throw new Error(`This is no app: ${sentence}`);
  const { reading } = appReading(request, parts);
  const files = reading.parts.flatMap((one) =>
    one.service === 'code-hosting' && 'changes' in one
      ? one.changes.flatMap((change) =>
          change.do === 'write-file' ? [{ path: change.path, content: change.content }] : [],
        )
      : [],
  );
  return siteWith(files);
}

export const bakery = siteFor('Build an online shop for my bakery with products, orders and pick-up times');

/** What a sentence makes of a site; undefined where it is not about pages. */
export function readSentence(sentence: string, site: SiteSource = bakery): PageReading | undefined {
  const requests = readRequests(sentence);
  return requests && readPages(requests, site);
}

/** The files of a site after a sentence; undefined where it changes none. */
export function filesAfter(
  sentence: string,
  site: SiteSource = bakery,
): ReadonlyMap<string, string> | undefined {
  const read = readSentence(sentence, site);
  if (read?.reading.kind !== 'parts') return undefined;
  const files = new Map(site.files.map(({ path, content }) => [path, content]));
  for (const one of read.reading.parts)
    if (one.service === 'code-hosting' && 'changes' in one)
      for (const change of one.changes) {
        if (change.do === 'write-file') files.set(change.path, change.content);
        if (change.do === 'delete-files') for (const path of change.paths) files.delete(path);
      }
  return files;
}
