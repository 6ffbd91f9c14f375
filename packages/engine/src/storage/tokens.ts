import { sign, verify } from 'hono/jwt';
import { z } from 'zod';

const download = z.object({ use: z.literal('download'), file: z.string() });
const upload = z.object({
  use: z.literal('upload'),
  file: z.string(),
  upsert: z.boolean(),
  owner: z.string().nullable(),
});
const uses = z.discriminatedUnion('use', [download, upload]);

/** What an address with a token allows: one file, and nothing else. It has no role, so it opens no other route. */
export type SignedUse = z.infer<typeof uses>;

/** Signs what an address allows, with the secret of the project's sessions. */
export function signUse(use: SignedUse, secret: string, seconds: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return sign({ ...use, iat: now, exp: now + seconds }, secret, 'HS256');
}

/** What a token allows for a file; undefined for one that is forged, too old or for something else. */
export async function readUse<Use extends SignedUse['use']>(
  token: string,
  secret: string,
  use: Use,
  file: string,
): Promise<Extract<SignedUse, { readonly use: Use }> | undefined> {
  const claims: unknown = await verify(token, secret, 'HS256').catch(() => undefined);
  const schema: z.ZodType<SignedUse> = use === 'download' ? download : upload;
  const { data } = schema.safeParse(claims);
  return data && data.file === file && isUse(data, use) ? data : undefined;
}

function isUse<Use extends SignedUse['use']>(
  found: SignedUse,
  use: Use,
): found is Extract<SignedUse, { readonly use: Use }> {
  return found.use === use;
}
