import type { MiddlewareHandler } from 'hono';
import { refused } from '../answers.ts';
import { refuse, type StorageRefusal } from '../context.ts';
import { largestFile } from '../objects.ts';
import type { Received } from './receive.ts';

export const resumablePath = '/storage/v1/upload/resumable';

/** The version of the protocol, https://tus.io/protocols/resumable-upload. */
const version = '1.0.0';

/** The type of a body that has bytes of an upload. */
export const bytesType = 'application/offset+octet-stream';

/** Headers of the protocol that clients send. */
export const sentByClients = [
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'x-request-id',
  'x-signature',
];

/** Headers of the protocol that pages of other origins may read. */
export const readByClients = [
  'location',
  'tus-extension',
  'tus-max-size',
  'tus-resumable',
  'tus-version',
  'upload-expires',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];

/** Adds what this server offers to the answer that names the requests a page may send. */
export const resumableOffer: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method !== 'OPTIONS') return;
  c.header('tus-resumable', version);
  c.header('tus-version', version);
  c.header('tus-extension', 'creation,creation-with-upload,termination,expiration');
  c.header('tus-max-size', String(largestFile));
};

/** Answers only requests of the version of the protocol that this server speaks. */
export const sameVersion: MiddlewareHandler = async (c, next) => {
  if (c.req.header('tus-resumable') === version) await next();
  else {
    const { body } = refused(412, 'PreconditionFailed', `This server speaks version ${version} of tus.`);
    c.res = Response.json(body, { status: 412, headers: { 'tus-version': version } });
  }
  c.header('tus-resumable', version);
};

export const noUpload = (): StorageRefusal => refuse(404, 'NoSuchUpload', 'The upload was not found');

/** Why a body was not taken wholly. */
export function bodyProblem(received: Exclude<Received, 'whole'>): StorageRefusal {
  if (received === 'too-large')
    return refuse(413, 'EntityTooLarge', 'This request has more bytes than the upload has left.');
  if (received === 'interrupted')
    return refuse(423, 'ResourceLocked', 'A newer request continues this upload.');
  // Not 408, which clients take for an error of theirs and do not try again.
  return refuse(503, 'SlowDown', 'This part took too long to arrive. What arrived is kept; continue there.');
}
