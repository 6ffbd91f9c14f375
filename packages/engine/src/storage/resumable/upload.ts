import { z } from 'zod';
import { isFileName } from '../names.ts';
import { cacheControlOf, metadataOf, typeOf } from '../upload.ts';

/** An upload whose bytes come in parts, as it is stored beside them. */
export const uploadSchema = z.object({
  bucket: z.string(),
  name: z.string().refine(isFileName),
  /** In bytes. */
  size: z.number().int().min(0),
  type: z.string(),
  cacheControl: z.string(),
  userMetadata: z.record(z.string(), z.unknown()).nullable(),
  upsert: z.boolean(),
  /** As whom it was begun; nobody else sees or continues it. */
  role: z.string(),
  person: z.string().nullable(),
  /** Whom it counts for; null for the project's server, which only the limits of the project bind. */
  countsFor: z.string().nullable(),
  /** The header that clients compare when they resume. */
  metadata: z.string(),
});

export type NewUpload = z.infer<typeof uploadSchema>;

/** What the headers say that begin an upload. */
export type Creation = Omit<NewUpload, 'upsert' | 'role' | 'person' | 'countsFor'>;

/** Longest header with facts about a file, in characters. */
const longestMetadata = 12_000;

/** The pairs of an `Upload-Metadata` header; undefined where it is malformed. */
function pairsOf(header: string): ReadonlyMap<string, string> | undefined {
  const pairs = new Map<string, string>();
  for (const pair of header.split(',')) {
    const { key, value } =
      /^(?<key>[!-+\--~]+)(?: (?<value>[\w+/-]*={0,2}))?$/u.exec(pair.trim())?.groups ?? {};
    if (key === undefined || pairs.has(key)) return undefined;
    pairs.set(key, Buffer.from(value ?? '', 'base64').toString('utf8'));
  }
  return pairs;
}

/** Reads the headers that begin an upload; undefined where one is missing or malformed. */
export function readCreation(headers: Headers): Creation | undefined {
  const metadata = headers.get('upload-metadata') ?? '';
  const length = headers.get('upload-length') ?? '';
  const pairs = metadata.length > longestMetadata ? undefined : pairsOf(metadata);
  const [bucket, name] = [pairs?.get('bucketName'), pairs?.get('objectName')];
  if (!pairs || bucket === undefined || name === undefined || !/^\d{1,15}$/u.test(length)) return undefined;
  return {
    bucket,
    name,
    size: Number(length),
    type: typeOf(pairs.get('contentType')),
    cacheControl: cacheControlOf(pairs.get('cacheControl') ?? null),
    userMetadata: metadataOf(pairs.get('metadata')),
    metadata,
  };
}
