import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { DataFolderError } from '../disk/damage.ts';
import { writeAtomic } from '../disk/files.ts';

const secretsSchema = z.object({
  jwtSecret: z.string().min(40),
  publishableKey: z.string(),
  secretKey: z.string(),
});

const secretsText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('This is not JSON.');
      return z.NEVER;
    }
  })
  .pipe(secretsSchema);

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** A secret that tokens are signed with. */
export const newJwtSecret = (): string => random(48);
/** A key that browsers may have, in the form of hosted projects. */
export const newPublishableKey = (): string => `sb_publishable_${random(24)}`;
/** A key that passes all access rules, in the form of hosted projects. */
export const newSecretKey = (): string => `sb_secret_${random(24)}`;

/** Keys of this server, created once and stored beside its data, readable by its user only. */
export type Secrets = z.infer<typeof secretsSchema>;

/** Reads the keys of a data folder, or creates them. */
export async function readSecrets(directory: string): Promise<Secrets> {
  const path = join(directory, 'secrets.json');
  if (existsSync(path)) {
    const stored = secretsText.safeParse(await readFile(path, 'utf8'));
    if (stored.success) return stored.data;
    throw new DataFolderError(
      `${path} is damaged: the keys of this server cannot be read from it. Restore it from a backup. If you have none, delete it: new keys are created, and everyone has to sign in again. Nothing was changed.`,
    );
  }
  const secrets = {
    jwtSecret: newJwtSecret(),
    publishableKey: newPublishableKey(),
    secretKey: newSecretKey(),
  };
  await writeAtomic(path, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
