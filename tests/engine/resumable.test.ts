import type { Server } from 'node:http';
import { filesCommands, projectApiCommands } from '@saywright/engine/protocol';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { customerOf } from '../support/projectClient.ts';
import { listenForSites, uploadOf } from '../support/resumable.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let listening: Server;
let founder: Device;
let api: { readonly url: string; readonly publishableKey: string };
let ben: SupabaseClient;
let benId: string;

beforeAll(async () => {
  const port = await freePort();
  studio = await studioEngine({ sitesUrl: () => `http://localhost:${port}` });
  listening = await listenForSites(() => studio, port);
  founder = await deviceOf(studio, 'ada@example.org');
  api = await founder.send(projectApiCommands.getProjectApi, {});
  ben = await customerOf(studio, api, 'ben@example.org');
  benId = (await ben.auth.getUser()).data.user?.id ?? '';
  await founder.send(filesCommands.createBucket, { name: 'photos', isPublic: false, access: 'own-folder' });
});
afterAll(async () => {
  listening.close();
  listening.closeAllConnections();
  await studio.close();
});

const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_, index) => index % 251));
const headersOf = async (person: SupabaseClient): Promise<Record<string, string>> => ({
  apikey: api.publishableKey,
  authorization: `Bearer ${(await person.auth.getSession()).data.session?.access_token ?? ''}`,
});

test('a file that arrives in three parts is stored like any other', async () => {
  const name = `${benId}/a b/ü.png`;
  const { upload, done } = uploadOf(bytes, {
    url: api.url,
    headers: await headersOf(ben),
    bucket: 'photos',
    name,
    chunkSize: 100_000,
  });
  upload.start();
  await done;
  const { data } = await ben.storage.from('photos').download(name);
  expect(data?.type).toBe('image/png');
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true);
});
