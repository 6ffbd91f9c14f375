import { z } from 'zod';

/** What an upload contains. */
export interface Uploaded {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly cacheControl: string;
  readonly userMetadata: Readonly<Record<string, unknown>> | null;
}

const metadata = z.record(z.string(), z.unknown());

export function metadataOf(json: string | undefined): Uploaded['userMetadata'] {
  if (json === undefined || json.length > 10_000) return null;
  try {
    return metadata.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

export function typeOf(given: string | null | undefined): string {
  const type = given?.trim() ?? '';
  return type.length <= 200 && /^[\w.+-]+\/[\w.+*-]+(?:\s*;\s*[\w-]+="?[\w.+ -]+"?)*$/u.test(type)
    ? type
    : 'application/octet-stream';
}

export function cacheControlOf(given: string | null): string {
  const seconds = /^(?:max-age=)?(?<seconds>\d{1,9})$/u.exec(given?.trim() ?? '')?.groups?.['seconds'];
  return seconds === undefined ? 'no-cache' : `max-age=${seconds}`;
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | undefined> {
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined);
}

/** Reads the file of an upload, sent as a form (by browsers) or as the body; undefined where there is none. */
export async function readUpload(request: Request): Promise<Uploaded | undefined> {
  const { headers } = request;
  const type = headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (!/^multipart\/form-data/iu.test(type)) {
    const encoded = headers.get('x-metadata');
    return {
      bytes,
      type: typeOf(type),
      cacheControl: cacheControlOf(headers.get('cache-control')),
      userMetadata: metadataOf(
        encoded === null ? undefined : Buffer.from(encoded, 'base64').toString('utf8'),
      ),
    };
  }
  const form = await formOf(bytes, type);
  const text = (name: string): string | null => {
    const value = form?.get(name);
    return typeof value === 'string' ? value : null;
  };
  const file = [...(form?.values() ?? [])].find((value) => typeof value !== 'string');
  if (file === undefined) return undefined;
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: typeOf(text('contentType') ?? file.type),
    cacheControl: cacheControlOf(text('cacheControl')),
    userMetadata: metadataOf(text('metadata') ?? undefined),
  };
}
