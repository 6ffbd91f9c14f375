import { sessionText } from '@saywright/domain/sessions';
import { commands, type AccountExport } from '@saywright/engine/protocol';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { product } from '../product.ts';
import { send } from './commands.ts';
import { saveFile } from './saveFile.ts';
import { sessionsOf } from './sessions.ts';

type ProjectExport = AccountExport['projects'][number];

/** Most bytes of uploaded files in one export: the whole of it is in memory. */
const mostUploaded = 400 * 1024 * 1024;

/** The contents of uploaded files by project and place, and the names of those left out. */
interface Uploads {
  readonly contents: ReadonlyMap<string, readonly (Uint8Array | undefined)[]>;
  readonly leftOut: readonly string[];
}

/** Fetches one file after the other, as long as there is room. */
async function fetchUploads({ projects }: AccountExport): Promise<Uploads> {
  const contents = new Map<string, readonly (Uint8Array | undefined)[]>();
  const leftOut: string[] = [];
  let room = mostUploaded;
  for (const { id: projectId, name: project, uploads } of projects) {
    const found: (Uint8Array | undefined)[] = [];
    for (const { bucket, name, size } of uploads) {
      const isFitting = size <= room;
      const { content } = isFitting
        ? await send(commands.exportUpload, { projectId, bucket, name })
        : { content: null };
      if (content === null) leftOut.push(`${project}: ${bucket}/${name}`);
      else room -= size;
      found.push(content === null ? undefined : bytes(content));
    }
    contents.set(projectId, found);
  }
  return { contents, leftOut };
}

const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value, null, 2));

/** One field of a comma-separated file. */
function field(text: string | null): string {
  if (text === null) return '';
  return /[",\r\n]/u.test(text) || text === '' ? `"${text.replaceAll('"', '""')}"` : text;
}

function table({ columns, rows }: ProjectExport['tables'][number]): string {
  return [columns, ...rows].map((row) => row.map(field).join(',')).join('\r\n');
}

/** A safe file name: characters that file systems reject are removed. */
function fileName(name: string, at: number, kind: string): string {
  const safe = name
    .replaceAll(/[^\p{L}\p{N} _.-]/gu, '')
    .replace(/^\.+/u, '')
    .trim();
  return safe === '' ? `${kind}-${at + 1}` : safe;
}

function bytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}

function readMe({ madeAt, projects }: AccountExport, { leftOut }: Uploads): string {
  const cut = projects.flatMap(({ tables }) => tables.filter(({ isWhole }) => !isWhole));
  return [
    `All your data on ${product}, exported ${madeAt}.`,
    '',
    'account/  your profile, choices, changes, conversations, history, plan and payments',
    'chats/    your chats as text, as this browser has them',
    'tables/   the rows of your tables; an empty field without quotes means no value',
    'code/     your files as they are now, saved or not',
    'site/     what visitors to your site get',
    'uploads/  the files that were uploaded to your buckets',
    '',
    ...cut.map(({ name, rows }) => `${name} contains only the first ${rows.length} rows.`),
    ...(projects.length > 1
      ? ['tables/, code/, site/ and uploads/ are in a folder for each of your projects.']
      : []),
    ...(leftOut.length > 0
      ? [
          'These uploaded files are not included: there are too many for one file, or they were removed meanwhile.',
          'Export the project on the page Project Data to get all of them.',
          ...leftOut.map((name) => `- ${name}`),
        ]
      : []),
    'The values of your keys are not included: they never leave the server.',
  ].join('\r\n');
}

/** All files of an export, by path. */
function filesOf(everything: AccountExport, uploaded: Uploads, userId: string): Zippable {
  const files: Zippable = { 'READ ME.txt': strToU8(readMe(everything, uploaded)) };
  for (const [name, rows] of Object.entries(everything.studio)) files[`account/${name}.json`] = json(rows);
  for (const [at, session] of sessionsOf(userId).get().sessions.entries())
    files[`chats/${at + 1}.txt`] = strToU8(sessionText(session));
  for (const [at, { id, name, tables, code, site, uploads }] of everything.projects.entries()) {
    // One project is in the root of the file, several are in a folder each.
    const folder = everything.projects.length === 1 ? '' : `${fileName(name, at, 'project')}/`;
    for (const [place, own] of tables.entries())
      files[`${folder}tables/${fileName(own.name, place, 'table')}.csv`] = strToU8(table(own));
    for (const { path, content } of code) files[`${folder}code/${path}`] = bytes(content);
    for (const { path, content } of site) files[`${folder}site/${path}`] = bytes(content);
    for (const [place, file] of uploads.entries()) {
      const content = uploaded.contents.get(id)?.[place];
      // Images and documents are compressed already.
      if (content) files[`${folder}uploads/${file.bucket}/${file.name}`] = [content, { level: 0 }];
    }
  }
  return files;
}

/** Downloads all of a person's data as one file. */
export async function exportEverything(userId: string): Promise<void> {
  const everything = await send(commands.exportAccount, {});
  const uploaded = await fetchUploads(everything);
  // Synchronous: the asynchronous version needs workers that the content security policy forbids.
  const packed = new Uint8Array(zipSync(filesOf(everything, uploaded, userId)));
  saveFile(`saywright-${everything.madeAt.slice(0, 10)}.zip`, 'application/zip', packed);
}
