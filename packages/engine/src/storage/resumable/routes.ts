import { Hono } from 'hono';
import { noBucket } from '../answers.ts';
import { refuse, StorageRefusal, type ProjectContext, type ProjectEnvironment } from '../context.ts';
import { isFileName } from '../names.ts';
import type { ProjectFiles } from '../projectFiles.ts';
import { finishUpload } from './finish.ts';
import { bodyProblem, bytesType, noUpload, resumablePath, sameVersion } from './protocol.ts';
import { receive, type Received } from './receive.ts';
import type { Unfinished } from './unfinished.ts';
import { readCreation, type Creation } from './upload.ts';
import { byCaller, bySignature, countsFor, type Way } from './uploader.ts';

/** Shorter than the time that a whole request may take, so that a slow client gets an answer and continues. */
const partMs = 100_000;

const hasBytes = (c: ProjectContext): boolean => c.req.header('content-type') === bytesType;

/** The file that a request begins to upload; throws where it cannot be one. */
function creationIn(c: ProjectContext): Creation {
  const creation = readCreation(c.req.raw.headers);
  if (!creation)
    throw refuse(
      400,
      'InvalidRequest',
      'An upload begins with the headers Upload-Length and Upload-Metadata, which names bucketName and objectName.',
    );
  if (!isFileName(creation.name))
    throw refuse(400, 'InvalidKey', 'Invalid key: a file cannot have this name.');
  if (/\p{Cc}/u.test(creation.bucket)) throw new StorageRefusal(noBucket);
  return creation;
}

function uploads(files: ProjectFiles, way: Way, proxies: number): Hono<ProjectEnvironment> {
  const { unfinished } = files;
  const app = new Hono<ProjectEnvironment>();

  /** The id and size of the upload at an address; for everybody but who began it, it does not exist. */
  async function uploadAt(c: ProjectContext): Promise<{ readonly id: string; readonly size: number }> {
    const isBegunBySame = await way.recognise(c);
    const { project } = c.env;
    const id = c.req.param('id') ?? '';
    const upload = (await unfinished.find(project, id)) ?? unfinished.findFinished(project, id);
    if (!upload || !(await isBegunBySame(upload))) throw noUpload();
    return upload;
  }

  function receivePart(c: ProjectContext, id: string, room: number, signal: AbortSignal): Promise<Received> {
    const { body } = c.req.raw;
    if (Number(c.req.header('content-length') ?? 0) > room) return Promise.resolve('too-large');
    if (body === null) return Promise.resolve('whole');
    return receive(body, unfinished.pathOf(c.env.project, id), { room, ms: partMs, signal });
  }

  /** Says how far an upload is, and until when it can be continued. */
  function showProgress(c: ProjectContext, { size, expiresAt }: Unfinished, offset: number): void {
    c.header('upload-offset', String(offset));
    if (offset < size) c.header('upload-expires', new Date(expiresAt).toUTCString());
  }

  // Also where the address ends with a slash.
  app.post('/*', async (c) => {
    const creation = creationIn(c);
    const { project } = c.env;
    const who = await way.begin(c, creation);
    const upload = await unfinished.begin(project, {
      ...creation,
      ...who,
      countsFor: countsFor(c, who, proxies),
    });
    if (upload === 'caller')
      throw refuse(
        429,
        'TooManyUploads',
        'You have too many unfinished uploads. Finish or delete some first.',
      );
    if (upload === 'project')
      throw refuse(503, 'SlowDown', 'This project has too many unfinished uploads. Try again later.');
    const { id, size } = upload;
    return unfinished.alone(id, async (signal) => {
      const received = hasBytes(c) ? await receivePart(c, id, size, signal) : 'whole';
      if (received === 'broken' || received === 'too-large') {
        // Nobody learns its address.
        await unfinished.remove(project, id);
        throw bodyProblem(received);
      }
      const offset = await unfinished.offset(project, id);
      if (offset === size) await finishUpload(files, c, upload, { isFirst: true });
      // Relative, so that it is right at each address of the project, also behind a proxy.
      c.header('location', `${way.path}/${id}`);
      showProgress(c, upload, offset);
      return c.body(null, 201);
    });
  });

  app.get('/:id', async (c) => {
    if (c.req.method !== 'HEAD') throw noUpload();
    const { id, size } = await uploadAt(c);
    const { project } = c.env;
    c.header('cache-control', 'no-store');
    c.header('upload-length', String(size));
    return unfinished.alone(id, async () => {
      const upload = await unfinished.find(project, id);
      if (!upload) {
        if (!unfinished.findFinished(project, id)) throw noUpload();
        c.header('upload-offset', String(size));
        return c.body(null, 200);
      }
      const offset = await unfinished.offset(project, id);
      // The server ended between the last byte and its row; the client takes this answer for the end.
      if (offset === size) await finishUpload(files, c, upload, { isFirst: false });
      showProgress(c, upload, offset);
      c.header('upload-metadata', upload.metadata);
      return c.body(null, 200);
    });
  });

  app.patch('/:id', async (c) => {
    if (!hasBytes(c)) throw refuse(415, 'InvalidRequest', `The bytes of an upload are sent as ${bytesType}.`);
    const { id, size } = await uploadAt(c);
    const { project } = c.env;
    return unfinished.alone(id, async (signal) => {
      const upload = await unfinished.find(project, id);
      if (!upload) throw noUpload();
      const before = await unfinished.offset(project, id);
      if (c.req.header('upload-offset') !== String(before))
        throw refuse(409, 'InvalidRequest', 'The upload continues at another offset. Ask for it with HEAD.');
      const received = await receivePart(c, id, size - before, signal);
      if (received !== 'whole') throw bodyProblem(received);
      const offset = await unfinished.offset(project, id);
      if (offset === size) await finishUpload(files, c, upload, { isFirst: before < size });
      showProgress(c, upload, offset);
      return c.body(null, 204);
    });
  });

  app.delete('/:id', async (c) => {
    const { id } = await uploadAt(c);
    await unfinished.alone(id, () => unfinished.remove(c.env.project, id));
    return c.body(null, 204);
  });
  return app;
}

/** Uploads in parts, which continue after an interruption. Their bytes stream to disk. */
export function resumableRoutes(files: ProjectFiles, proxies: number): Hono<ProjectEnvironment> {
  const app = new Hono<ProjectEnvironment>();
  app.use(sameVersion);
  for (const way of [bySignature(files), byCaller(files)])
    app.route(way.path.slice(resumablePath.length), uploads(files, way, proxies));
  app.all('*', () => {
    throw noUpload();
  });
  return app;
}
