import type { FileHandle } from 'node:fs/promises';
import type { StoredObject } from './calls.ts';

/** Types that a browser would run as a page of the project's address; they are shown as text. */
const shownAsText =
  /^(?:text\/(?:html|xml|xsl|javascript|ecmascript)|application\/(?:xhtml\+xml|xml|javascript|ecmascript|x-javascript)|multipart\/.*|message\/.*)/iu;

/** A picture can contain scripts, and any other file can pretend to be a page; neither may act for the project. */
const alone = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; sandbox";
/** Browsers show no PDF inside a sandbox. */
const forPdf = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'";

interface Bytes {
  readonly start: number;
  /** The last one. */
  readonly end: number;
}

/** The bytes that a request asks for; undefined for all, null where there are none. */
function rangeOf(header: string | null, size: number): Bytes | null | undefined {
  const { from = '', to = '' } = /^bytes=(?<from>\d*)-(?<to>\d*)$/u.exec(header ?? '')?.groups ?? {};
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from === '' && Number(to) === 0) return null;
  return start > end || start >= size ? null : { start, end };
}

function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

const chunkBytes = 64 * 1024;

/** Bytes of a file, which is closed when they are read or no longer wanted. */
function streamOf(file: FileHandle, start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = start;
  return new ReadableStream({
    async pull(controller) {
      const wanted = new Uint8Array(Math.min(chunkBytes, end + 1 - at));
      const { bytesRead } = await file.read(wanted, 0, wanted.length, at);
      at += bytesRead;
      if (bytesRead > 0) controller.enqueue(wanted.subarray(0, bytesRead));
      if (bytesRead > 0 && at <= end) return;
      await file.close();
      controller.close();
    },
    cancel: () => file.close(),
  });
}

export interface ServeOptions {
  /** Whether everybody may see it, so that others may store it too. */
  readonly isPublic: boolean;
  /** Name under which to save it; '' for its own, null to show it. */
  readonly download: string | null;
}

/** Answers a request with a file, or with the part it asks for. Closes the file. */
export async function serveFile(
  request: Request,
  object: StoredObject,
  file: FileHandle,
  { isPublic, download }: ServeOptions,
): Promise<Response> {
  const { size, etag, type, updatedAt } = object;
  const cache = object.cacheControl;
  const headers = new Headers({
    'content-type': shownAsText.test(type) ? 'text/plain; charset=utf-8' : type,
    'content-security-policy': /^application\/pdf/iu.test(type) ? forPdf : alone,
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    etag,
    'last-modified': new Date(updatedAt).toUTCString(),
    // What depends on who asks is asked for again each time, so that nothing is left for the next person.
    'cache-control':
      isPublic && cache !== 'no-cache' ? `public, ${cache}` : isPublic ? cache : 'private, no-cache',
  });
  if (download !== null)
    headers.set('content-disposition', disposition(download || (object.name.split('/').at(-1) ?? 'file')));
  const close = async (status: number): Promise<Response> => {
    await file.close();
    return new Response(null, { status, headers });
  };
  const known = request.headers.get('if-none-match');
  if (known !== null && known.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag))
    return close(304);
  const condition = request.headers.get('if-range');
  const range =
    condition !== null && condition !== etag ? undefined : rangeOf(request.headers.get('range'), size);
  if (range === null) {
    headers.set('content-range', `bytes */${size}`);
    return close(416);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || size === 0) return close(status);
  return new Response(streamOf(file, start, end), { status, headers });
}
