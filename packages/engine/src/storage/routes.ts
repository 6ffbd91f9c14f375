import { Hono } from 'hono';
import { clientAddress } from '../accounts/address.ts';
import { takeBodies } from '../http/bodies.ts';
import { byteBudget } from '../http/byteBudget.ts';
import { refusal } from '../http/failures.ts';
import { readableJson } from '../http/readable.ts';
import { isBrowser } from '../projectApi/adminRoutes.ts';
import { bucketRoutes } from './bucketRoutes.ts';
import { refuse, type ProjectEnvironment } from './context.ts';
import { downloadRoutes } from './downloadRoutes.ts';
import { objectRoutes } from './objectRoutes.ts';
import { largestFile } from './objects.ts';
import type { ProjectFiles } from './projectFiles.ts';
import { resumablePath } from './resumable/protocol.ts';
import { resumableRoutes } from './resumable/routes.ts';
import { uploadRoutes } from './uploadRoutes.ts';

/** Addresses that need no key: of public files, and signed ones. */
const keylessFiles =
  /^\/storage\/v1\/(?:object\/(?:(?:info\/)?public|sign|upload\/sign)\/|upload\/resumable\/sign(?:\/|$))/u;

/** Whether a request to files needs no key. Clients of resumable uploads send a token alone, which is checked. */
export function isKeylessFile({ url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  if (keylessFiles.test(pathname)) return true;
  return (
    `${pathname}/`.startsWith(`${resumablePath}/`) &&
    /^bearer\s+\S/iu.test(headers.get('authorization') ?? '')
  );
}

const besidesUploads = /^\/storage\/v1\/object\/(?:list|list-v2|sign|move|copy|info)(?:\/|$)/u;

/** Whether the body of a request is a file. */
function isUpload({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/storage/v1/object/') || besidesUploads.test(pathname)) return false;
  return method === 'PUT' || (method === 'POST' && !pathname.startsWith('/storage/v1/object/upload/sign/'));
}

/** A form adds a little to the bytes of its file. */
const formBytes = 64 * 1024;
const fileBody = { bytes: largestFile + formBytes, ms: 120_000 };
const jsonBody = { bytes: 1024 * 1024, ms: 30_000 };

/** How many bytes of uploads may be in memory, in all and from one address. */
const mostBytes = 256 * 1024 * 1024;
const mostBytesForOne = 2 * fileBody.bytes;

/** The files of projects, each at the address of its project. The key was checked before. */
export function storageRoutes(files: ProjectFiles, proxies: number): Hono<ProjectEnvironment> {
  const budget = byteBudget(mostBytes, mostBytesForOne);
  const app = new Hono<ProjectEnvironment>();
  app.use(async (c, next) => {
    // As everywhere else: a secret key in a page is known to its visitors.
    if (c.get('right').keyType === 'secret' && isBrowser(c.req.header('user-agent')))
      throw refuse(401, 'AccessDenied', 'A secret key must not be used in a browser.');
    return next();
  });
  // Before the bodies and the lock of the project: what streams to disk holds neither.
  app.route('/upload/resumable', resumableRoutes(files, proxies));
  const [takeFile, takeJson] = [takeBodies(fileBody), takeBodies(jsonBody)];
  app.use(async (c, next) => {
    if (!isUpload(c.req.raw)) return takeJson(c, next);
    const declared = Number(c.req.header('content-length') ?? Number.NaN);
    const bytes = Number.isFinite(declared) ? Math.min(declared, fileBody.bytes) : fileBody.bytes;
    const address = clientAddress(c.env, c.req.header('x-forwarded-for'), proxies);
    const giveBack = budget.take(address, bytes);
    if (!giveBack)
      return refusal(c.req.url, 503, 'Too many files are being uploaded right now. Try again in a moment.', {
        'retry-after': '5',
      });
    try {
      return await takeFile(c, next);
    } finally {
      giveBack();
    }
  });
  app.use(async (c, next) => (isUpload(c.req.raw) ? next() : readableJson(c, next)));
  app.use((c, next) =>
    ['GET', 'HEAD'].includes(c.req.method) ? next() : files.changing(c.env.project, next),
  );
  app.route('/bucket', bucketRoutes(files));
  app.route('/object', downloadRoutes(files));
  app.route('/object', objectRoutes(files));
  app.use('/object/*', async (c, next) => {
    if (isUpload(c.req.raw) || new URL(c.req.url).pathname.startsWith('/storage/v1/object/upload/sign/'))
      return next();
    throw refuse(404, 'NotFound', 'This server does not offer this.');
  });
  app.route('/object', uploadRoutes(files));
  app.all('*', () => {
    throw refuse(404, 'NotFound', 'This server does not offer this.');
  });
  return app;
}
