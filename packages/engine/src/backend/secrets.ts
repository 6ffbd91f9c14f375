import { existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({
  jwtSecret: z.string().min(40),
  publishableKey: z.string(),
  secretKey: z.string(),
});

/** Keys of this installation, made once and kept beside its data, readable by its user alone. */
export type Secrets = z.infer<typeof secretsSchema>;

/** Reads the keys of a data folder, or makes them. */
export async function readSecrets(directory: string): Promise<Secrets> {
  const path = join(directory, 'secrets.json');
  if (existsSync(path)) return secretsSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const random = (bytes: number): string => randomBytes(bytes).toString('base64url');
  const secrets = {
    jwtSecret: random(48),
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(24)}`,
  };
  await writeFile(path, JSON.stringify(secrets), { mode: 0o600 });
  await chmod(path, 0o600);
  return secrets;
}
