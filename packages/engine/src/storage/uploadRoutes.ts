import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { ask, fileAt, kept, refuse, type ProjectContext, type ProjectEnvironment } from './context.ts';
import type { StorageAnswer, StorageCall } from './calls.ts';
import type { ProjectFiles } from './projectFiles.ts';
import { readUse, signUse } from './tokens.ts';
import { readUpload, type Uploaded } from './upload.ts';

/** How long a signed address for an upload works, in seconds. */
const uploadSeconds = 2 * 60 * 60;

const ownerSchema = z.object({ owner: z.string().nullable() });

type Upload = Extract<StorageCall, { readonly do: 'upload' }>;

async function uploaded(c: ProjectContext): Promise<Uploaded> {
  const file = await readUpload(c.req.raw);
  if (!file) throw refuse(400, 'InvalidRequest', 'This upload contains no file.');
  return file;
}

/** Writes bytes, then their row; where the row is refused, the bytes go again. */
async function store(
  files: ProjectFiles,
  c: ProjectContext,
  given: Omit<Upload, 'do' | 'file'>,
): Promise<StorageAnswer> {
  const { bytes, type, cacheControl, userMetadata } = await uploaded(c);
  const { project } = c.env;
  await files.ready(project);
  const version = randomUUID();
  const etag = await files.bytes.write(project, version, bytes);
  const file = { version, size: bytes.byteLength, etag, type, cacheControl, userMetadata };
  return kept(files, project, version, () => ask(files, c, { do: 'upload', ...given, file }));
}

/** Uploads by the caller's rights, and with addresses that somebody with the right signed. */
export function uploadRoutes(files: ProjectFiles): Hono<ProjectEnvironment> {
  const app = new Hono<ProjectEnvironment>();
  app.post('/upload/sign/*', async (c) => {
    const { bucket, name } = fileAt(c, 'object/upload/sign');
    const upsert = c.req.header('x-upsert') === 'true';
    const { body } = await ask(files, c, { do: 'try-upload', bucket, name, upsert });
    const { owner } = ownerSchema.parse(body);
    const { jwtSecret } = c.get('right');
    const file = `${bucket}/${name}`;
    const token = await signUse({ use: 'upload', file, upsert, owner }, jwtSecret, uploadSeconds);
    const path = `/object/upload/sign/${[bucket, ...name.split('/')].map(encodeURIComponent).join('/')}`;
    return c.json({ url: `${path}?token=${token}`, token });
  });
  app.put('/upload/sign/*', async (c) => {
    const { bucket, name } = fileAt(c, 'object/upload/sign');
    const { jwtSecret } = c.get('right');
    const file = `${bucket}/${name}`;
    const signed = await readUse(c.req.query('token') ?? '', jwtSecret, 'upload', file);
    if (!signed) throw refuse(400, 'InvalidJWT', 'This address for an upload is not valid any more.');
    await store(files, c, { bucket, name, upsert: signed.upsert, signedBy: signed.owner });
    return c.json({ Key: file });
  });
  app.on(['POST', 'PUT'], '/*', async (c) => {
    const { bucket, name } = fileAt(c, 'object');
    const upsert = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true';
    return c.json((await store(files, c, { bucket, name, upsert })).body);
  });
  return app;
}
