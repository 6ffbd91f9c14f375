import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { receive } from '../../packages/engine/src/storage/resumable/receive.ts';
import {
  unfinishedUploads,
  type UnfinishedUploads,
} from '../../packages/engine/src/storage/resumable/unfinished.ts';
import type { NewUpload } from '../../packages/engine/src/storage/resumable/upload.ts';

const project = randomUUID();
const limits = {
  ofProject: { count: 5, bytes: 100 },
  ofCaller: { count: 2, bytes: 60 },
  ms: 1000,
};

let directory: string;
let now: number;

const open = (): UnfinishedUploads =>
  unfinishedUploads(directory, { now: () => new Date(now), elapsed: () => now }, limits);

function upload(countsFor: string | null, size: number): NewUpload {
  return {
    bucket: 'photos',
    name: 'a.png',
    size,
    type: 'image/png',
    cacheControl: 'no-cache',
    userMetadata: null,
    upsert: false,
    role: 'authenticated',
    person: null,
    countsFor,
    metadata: 'bucketName cGhvdG9z',
  };
}

/** Begins an upload that is taken; returns its id. */
async function begun(uploads: UnfinishedUploads, countsFor: string | null, size: number): Promise<string> {
  const taken = await uploads.begin(project, upload(countsFor, size));
  if (typeof taken === 'string') throw new Error(`The limit of the ${taken} is reached.`);
  return taken.id;
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-unfinished-'));
  now = Date.parse('2026-11-23T12:00:00.000Z');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('one caller and one project have so many uploads at once, also after a restart', async () => {
  const first = open();
  await begun(first, 'ben', 1);
  await begun(first, 'ben', 1);
  expect(await first.begin(project, upload('ben', 1))).toBe('caller');
  const again = open();
  expect(await again.begin(project, upload('ben', 1))).toBe('caller');
  await begun(again, 'cleo', 1);
  await begun(again, null, 1);
  const last = await begun(again, null, 1);
  expect(await again.begin(project, upload(null, 1))).toBe('project');
  expect(await again.begin(project, upload('dora', 1))).toBe('project');
  await again.remove(project, last);
  await begun(again, 'dora', 1);
});

test('and so many bytes, whether they have arrived or not', async () => {
  const uploads = open();
  await begun(uploads, 'ben', 60);
  expect(await uploads.begin(project, upload('ben', 1))).toBe('caller');
  expect(await uploads.begin(project, upload(null, 41))).toBe('project');
  await begun(uploads, null, 40);
});

test('requests at the same time do not pass a limit together', async () => {
  const uploads = open();
  const begins = await Promise.all(
    Array.from({ length: 10 }, () => uploads.begin(project, upload('ben', 1))),
  );
  expect(begins.filter((each) => each === 'caller').length).toBe(8);
  expect((await readdir(join(directory, project))).length).toBe(2);
});

test('what a crash left of a beginning is removed, and so is what expired', async () => {
  const uploads = open();
  const id = await begun(uploads, 'ben', 1);
  now += 500;
  const later = await begun(uploads, 'cleo', 1);
  const half = join(directory, project, randomUUID());
  await mkdir(half);
  await writeFile(join(half, 'bytes'), '');
  const again = open();
  expect((await again.find(project, id))?.size).toBe(1);
  expect(await readdir(join(directory, project))).toEqual(expect.arrayContaining([id, later]));
  expect((await readdir(join(directory, project))).length).toBe(2);
  now += 500;
  expect(await again.find(project, id)).toBeUndefined();
  await again.removeExpired();
  expect(await readdir(join(directory, project))).toEqual([later]);
});

test('ids and projects that are no ids lead to no folder', async () => {
  const uploads = open();
  expect(await uploads.find(project, '../../secrets')).toBeUndefined();
  expect(() => uploads.pathOf(project, '../../secrets')).toThrow(/uuid/iu);
  expect(() => uploads.pathOf('..', randomUUID())).toThrow(/uuid/iu);
});

test('a body that never ends is left after its time, with the bytes that arrived', async () => {
  const file = join(directory, 'bytes');
  await writeFile(file, 'ab');
  const { signal } = new AbortController();
  const endless = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(Buffer.from('cd')) });
  expect(await receive(endless, file, { room: 10, ms: 50, signal })).toBe('too-slow');
  expect(await readFile(file, 'utf8')).toBe('abcd');
  const late = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(Buffer.from('ef')) });
  expect(await receive(late, file, { room: 10, ms: 60_000, signal: AbortSignal.abort() })).toBe(
    'interrupted',
  );
  expect(await readFile(file, 'utf8')).toBe('abcd');
});
