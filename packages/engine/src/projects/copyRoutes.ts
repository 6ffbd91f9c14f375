import { Hono } from 'hono';
import * as z from 'zod/mini';
import { failureResponse, refusal } from '../http/failures.ts';
import { sessionOwner } from '../http/session.ts';
import { CommandError } from '../operations/errors.ts';
import type { Backend } from '../ports/backend.ts';
import { importPath, projectName, type ProjectSummary } from '../protocol/index.ts';
import type { ProjectCopies } from './copies.ts';

/** Where an export is downloaded; the token of each is its only key. */
export const exportPath = '/bridge/v1/project-exports/';

export interface CopyRouteParts {
  readonly backend: Pick<Backend, 'url' | 'publishableKey' | 'fetch'>;
  readonly copies: Pick<ProjectCopies, 'take'>;
  /** Imports a file for a person; with a name, or else under its own. */
  readonly importFor: (
    owner: string,
    body: ReadableStream<Uint8Array> | null,
    name: string | undefined,
  ) => Promise<ProjectSummary>;
  readonly recovered: () => Promise<void>;
  readonly logError: (error: unknown) => void;
}

/** The two routes whose bodies are files: the download of an export, and an import. */
export function copyRoutes({ backend, copies, importFor, recovered, logError }: CopyRouteParts): Hono {
  const app = new Hono();
  app.get(`${exportPath}:token`, async (c) => {
    const stream = await copies.take(c.req.param('token'));
    if (!stream) return refusal(c.req.url, 404, 'This download has ended. Export the project again.');
    return new Response(stream, {
      headers: {
        'content-type': 'application/gzip',
        'content-disposition': 'attachment; filename="project.saywright.tar.gz"',
        'cache-control': 'no-store',
      },
    });
  });
  app.post(importPath, async (c) => {
    await recovered();
    const owner = await sessionOwner(backend, c.req.raw);
    if (owner === undefined)
      throw new CommandError('unauthorised', 'Your session has ended. Please sign in again.');
    const given = c.req.query('name');
    const name = given === undefined ? undefined : z.safeParse(projectName, given).data;
    if (given !== undefined && name === undefined)
      throw new CommandError('invalid', 'The name of a project has 1 to 120 characters.');
    return c.json({ result: await importFor(owner, c.req.raw.body, name) });
  });
  app.onError((error) => failureResponse(error, logError));
  return app;
}
