import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import {
  ask,
  bodyOf,
  bucketAt,
  fileAt,
  kept,
  StorageRefusal,
  type ProjectContext,
  type ProjectEnvironment,
} from './context.ts';
import { noFile } from './answers.ts';
import { isFileName } from './names.ts';
import type { ProjectFiles } from './projectFiles.ts';
import { listBody, listPageBody, moveBody, removeBody, signBody, signManyBody } from './requests.ts';
import { signUse } from './tokens.ts';

/** Whether none of the files was found, which the answer says for each of them. */
const isMissing = ({ body }: { readonly body: unknown }): boolean => missing.safeParse(body).success;

const missing = z.object({ code: z.literal('NoSuchKey') });
const metadataSchema = z.record(z.string(), z.unknown()).nullable();

/** Address of a file with a token, below `/storage/v1`; the client encodes it. */
const signedPath = (file: string, token: string): string => `/object/sign/${file}?token=${token}`;

/** Work on files that exist: list, remove, move, copy, and sign addresses. */
export function objectRoutes(files: ProjectFiles): Hono<ProjectEnvironment> {
  const app = new Hono<ProjectEnvironment>();

  async function remove(c: ProjectContext, bucket: string, names: readonly string[]): Promise<unknown> {
    return (await ask(files, c, { do: 'remove', bucket, names })).body;
  }

  app.post('/list/:bucket', async (c) => {
    const options = await bodyOf(c, listBody);
    return c.json((await ask(files, c, { do: 'list', bucket: bucketAt(c, 'object/list'), options })).body);
  });
  app.post('/list-v2/:bucket', async (c) => {
    const bucket = bucketAt(c, 'object/list-v2');
    const options = await bodyOf(c, listPageBody);
    return c.json((await ask(files, c, { do: 'list-page', bucket, options })).body);
  });
  app.post('/move', async (c) => {
    const wanted = await bodyOf(c, moveBody);
    const { bucketId: bucket, sourceKey: from, destinationKey: to, destinationBucket } = wanted;
    const toBucket = destinationBucket ?? bucket;
    return c.json((await ask(files, c, { do: 'move', bucket, from, toBucket, to })).body);
  });
  app.post('/copy', async (c) => {
    const wanted = await bodyOf(c, moveBody);
    const { bucketId: bucket, sourceKey, destinationKey: name, copyMetadata, metadata } = wanted;
    const found = await ask(files, c, { do: 'find', bucket, names: [sourceKey], by: 'caller' });
    const [source] = found.objects;
    if (!source) throw new StorageRefusal(noFile);
    const { project } = c.env;
    const version = randomUUID();
    await files.bytes.copy(project, source.version, version);
    const userMetadata = copyMetadata === false ? metadata : source.userMetadata;
    const file = { ...source, version, userMetadata: metadataSchema.parse(userMetadata ?? null) };
    const upsert = c.req.header('x-upsert') === 'true';
    const target = wanted.destinationBucket ?? bucket;
    const { body } = await kept(files, project, version, () =>
      ask(files, c, { do: 'upload', bucket: target, name, upsert, file }),
    );
    return c.json(body);
  });
  app.post('/sign/:bucket', async (c) => {
    const bucket = bucketAt(c, 'object/sign');
    const { expiresIn, paths } = await bodyOf(c, signManyBody);
    const names = paths.filter(isFileName);
    const found = await ask(files, c, { do: 'find', bucket, names, by: 'caller' }).catch((error: unknown) => {
      if (error instanceof StorageRefusal && isMissing(error.answer)) return undefined;
      throw error;
    });
    const known = new Set(found?.objects.map(({ name }) => name));
    const { jwtSecret } = c.get('right');
    const signed = paths.map(async (path) => {
      if (!known.has(path))
        return {
          path,
          signedURL: null,
          error: 'Either the object does not exist or you do not have access to it',
        };
      const file = `${bucket}/${path}`;
      const token = await signUse({ use: 'download', file }, jwtSecret, expiresIn);
      return { path, signedURL: signedPath(file, token), error: null };
    });
    return c.json(await Promise.all(signed));
  });
  app.post('/sign/*', async (c) => {
    const { bucket, name } = fileAt(c, 'object/sign');
    const { expiresIn } = await bodyOf(c, signBody);
    await ask(files, c, { do: 'find', bucket, names: [name], by: 'caller' });
    const file = `${bucket}/${name}`;
    const token = await signUse({ use: 'download', file }, c.get('right').jwtSecret, expiresIn);
    return c.json({ signedURL: signedPath(file, token) });
  });
  app.delete('/:bucket', async (c) => {
    const { prefixes } = await bodyOf(c, removeBody);
    return Response.json(await remove(c, bucketAt(c, 'object'), prefixes));
  });
  app.delete('/*', async (c) => {
    const { bucket, name } = fileAt(c, 'object');
    const removed = await remove(c, bucket, [name]);
    if (Array.isArray(removed) && removed.length === 0) throw new StorageRefusal(noFile);
    return c.json({ message: 'Successfully deleted' });
  });
  return app;
}
