import { Hono } from 'hono';
import * as z from 'zod/mini';
import { takeBodies } from '../http/bodies.ts';
import { failureResponse } from '../http/failures.ts';
import { sessionOwner } from '../http/session.ts';
import { CommandError } from '../operations/errors.ts';
import { ownProject } from '../operations/ownProject.ts';
import type { Backend } from '../ports/backend.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import { picturesPath, type UploadedPictureView } from '../protocol/index.ts';
import type { Store } from '../store/store.ts';
import { mostPictureBytes, pictureEnding, pictureName, type UploadedPictures } from './pictures.ts';

const query = z.object({
  name: z.string().check(z.maxLength(255)),
  project: z.optional(z.uuid()),
});

/** The route that takes a picture. It becomes part of the site only by a plan. */
export function pictureRoutes(parts: {
  readonly backend: Pick<Backend, 'url' | 'publishableKey' | 'fetch'>;
  readonly store: Pick<Store, 'projectOf' | 'project'>;
  readonly code: Pick<CodeHost, 'storeBlob'>;
  readonly pictures: UploadedPictures;
  readonly recovered: () => Promise<void>;
  readonly logError: (error: unknown) => void;
}): Hono<{ Variables: { owner: string } }> {
  const { backend, store, code, pictures, recovered, logError } = parts;
  const app = new Hono<{ Variables: { owner: string } }>();
  app.post(
    picturesPath,
    // Before the body is read.
    async (c, next) => {
      await recovered();
      const owner = await sessionOwner(backend, c.req.raw);
      if (owner === undefined)
        throw new CommandError('unauthorised', 'Your session has ended. Please sign in again.');
      c.set('owner', owner);
      if (Number(c.req.header('content-length') ?? 0) > mostPictureBytes)
        throw new CommandError('invalid', 'This picture is larger than 5 MB. Choose a smaller one.');
      await next();
    },
    takeBodies({ bytes: mostPictureBytes, ms: 60_000 }),
    async (c) => {
      const given = z.safeParse(query, c.req.query());
      if (!given.success) throw new CommandError('invalid', 'This picture has no name.');
      const project = await ownProject(store, c.get('owner'), given.data.project);
      const content = new Uint8Array(await c.req.raw.arrayBuffer());
      const ending = pictureEnding(content);
      if (ending === undefined)
        throw new CommandError('invalid', 'This is not a PNG, JPEG, GIF or WebP picture.');
      const name = pictureName(given.data.name, ending);
      pictures.add(project.id, { name, blob: await code.storeBlob(project, content) });
      return c.json({ result: { name } satisfies UploadedPictureView });
    },
  );
  app.onError((error) => failureResponse(error, logError));
  return app;
}
