import type { FileHandle } from 'node:fs/promises';
import { Hono } from 'hono';
import { noFile } from './answers.ts';
import type { StorageCall, StoredObject } from './calls.ts';
import {
  ask,
  fileAt,
  refuse,
  StorageRefusal,
  type ProjectContext,
  type ProjectEnvironment,
} from './context.ts';
import type { ProjectFiles } from './projectFiles.ts';
import { serveFile } from './serve.ts';
import { readUse } from './tokens.ts';

type Way = Extract<StorageCall, { readonly do: 'find' }>['by'];

/** How often a file is looked for again that was replaced between finding and opening it. */
const attempts = 3;

/** Files as everybody, as the caller or as somebody with a signed address may see them. */
export function downloadRoutes(files: ProjectFiles): Hono<ProjectEnvironment> {
  const app = new Hono<ProjectEnvironment>();

  async function find(c: ProjectContext, below: string, by: Way): Promise<StoredObject> {
    const { bucket, name } = fileAt(c, below);
    const { objects } = await ask(files, c, { do: 'find', bucket, names: [name], by });
    const [object] = objects;
    if (!object) throw new StorageRefusal(noFile);
    return object;
  }

  async function opened(
    c: ProjectContext,
    below: string,
    by: Way,
  ): Promise<{ readonly object: StoredObject; readonly file: FileHandle }> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const object = await find(c, below, by);
      const file = await files.bytes.open(c.env.project, object.version);
      if (file) return { object, file };
    }
    throw new StorageRefusal(noFile);
  }

  async function download(c: ProjectContext, below: string, by: Way): Promise<Response> {
    const { object, file } = await opened(c, below, by);
    const name = c.req.query('download') ?? null;
    return serveFile(c.req.raw, object, file, { isPublic: by === 'public', download: name });
  }

  async function info(c: ProjectContext, below: string, by: Way): Promise<Response> {
    const object = await find(c, below, by);
    return c.json({
      id: object.id,
      name: object.name,
      version: object.version,
      bucket_id: object.bucket,
      size: object.size,
      content_type: object.type,
      cache_control: object.cacheControl,
      etag: object.etag,
      metadata: object.userMetadata ?? {},
      last_modified: object.updatedAt,
      created_at: object.createdAt,
    });
  }

  app.get('/info/public/*', (c) => info(c, 'object/info/public', 'public'));
  app.get('/info/authenticated/*', (c) => info(c, 'object/info/authenticated', 'caller'));
  app.get('/info/*', (c) => info(c, 'object/info', 'caller'));
  app.get('/public/*', (c) => download(c, 'object/public', 'public'));
  app.get('/authenticated/*', (c) => download(c, 'object/authenticated', 'caller'));
  app.get('/sign/*', async (c) => {
    const { bucket, name } = fileAt(c, 'object/sign');
    const { jwtSecret } = c.get('right');
    const signed = await readUse(c.req.query('token') ?? '', jwtSecret, 'download', `${bucket}/${name}`);
    if (!signed) throw refuse(400, 'InvalidJWT', 'This address is not valid any more.');
    return download(c, 'object/sign', 'signature');
  });
  app.get('/*', (c) => download(c, 'object', 'caller'));
  return app;
}
