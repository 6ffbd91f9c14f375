import { once } from 'node:events';
import type { Server } from 'node:http';
import * as tus from 'tus-js-client';
import { nodeServer } from '../../packages/engine/src/http/nodeServer.ts';
import type { StudioEngine } from './studioEngine.ts';

/** Listens for requests to sites and to the APIs of projects, as they come over the network. */
export async function listenForSites(studio: () => StudioEngine, port: number): Promise<Server> {
  const server = nodeServer(
    (request, connection) => studio().engine().fetchSites(request, connection),
    (error) => {
      throw error;
    },
  ).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Hosts below localhost lead to this machine, also where its resolver does not know them. */
const httpStack = new tus.DefaultHttpStack({
  lookup: (
    _host: string,
    _options: unknown,
    found: (error: null, addresses: { address: string; family: number }[]) => void,
  ) => found(null, [{ address: '127.0.0.1', family: 4 }]),
});

/** Bytes in which a missing or repeated piece shows. */
export function bytesOf(length: number): Buffer {
  return Buffer.from(Uint8Array.from({ length }, (_, index) => (index % 251) ^ (index >> 8)));
}

/** The header with facts about a file. */
export function metadataOf(facts: Readonly<Record<string, string>>): string {
  return Object.entries(facts)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

export interface SendOptions extends Partial<tus.UploadOptions> {
  /** Address of the project. */
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly bucket: string;
  readonly name: string;
  readonly type?: string;
}

/** An upload by the client that Uppy and the guides of Supabase use; `done` resolves or rejects with its end. */
export function uploadOf(
  bytes: Buffer,
  { url, bucket, name, type = 'image/png', ...options }: SendOptions,
): { readonly upload: tus.Upload; readonly done: Promise<void> } {
  const upload = new tus.Upload(bytes, {
    endpoint: `${url}/storage/v1/upload/resumable`,
    httpStack,
    retryDelays: null,
    metadata: { bucketName: bucket, objectName: name, contentType: type, cacheControl: '3600' },
    ...options,
  });
  const done = new Promise<void>((resolve, reject) => {
    upload.options.onSuccess = () => resolve();
    upload.options.onError = reject;
  });
  return { upload, done };
}
