import { Hono } from 'hono';
import { ask, bodyOf, bucketAt, refuse, type ProjectContext, type ProjectEnvironment } from './context.ts';
import { isBucketName } from './names.ts';
import type { ProjectFiles } from './projectFiles.ts';
import { bucketName, bucketSettings } from './requests.ts';

/** The buckets of a project. Only a secret key changes them, unless access rules allow more. */
export function bucketRoutes(files: ProjectFiles): Hono<ProjectEnvironment> {
  const app = new Hono<ProjectEnvironment>();
  const at = (c: ProjectContext): string => bucketAt(c, 'bucket');
  app.get('/', async (c) => c.json((await ask(files, c, { do: 'list-buckets' })).body));
  app.post('/', async (c) => {
    const { id, name } = await bodyOf(c, bucketName);
    const bucket = id ?? name ?? '';
    if (!isBucketName(bucket)) throw refuse(400, 'InvalidBucketName', 'Bucket name invalid');
    const settings = await bodyOf(c, bucketSettings);
    return c.json((await ask(files, c, { do: 'create-bucket', bucket, settings })).body);
  });
  app.get('/:id', async (c) => c.json((await ask(files, c, { do: 'bucket', bucket: at(c) })).body));
  app.put('/:id', async (c) => {
    const settings = await bodyOf(c, bucketSettings);
    return c.json((await ask(files, c, { do: 'update-bucket', bucket: at(c), settings })).body);
  });
  app.post('/:id/empty', async (c) =>
    c.json((await ask(files, c, { do: 'empty-bucket', bucket: at(c) })).body),
  );
  app.delete('/:id', async (c) => c.json((await ask(files, c, { do: 'delete-bucket', bucket: at(c) })).body));
  return app;
}
