import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backendImage } from './backend/embedded.ts';
import { writeProjectTemplate, writeSandboxTemplate } from './pglite/template.ts';

/** Writes the images that new databases start from; run by the build. */
export async function writeTemplates(directory: string, migrations: string): Promise<void> {
  await writeProjectTemplate(join(directory, 'project.tar.gz'));
  await writeSandboxTemplate(join(directory, 'sandbox.tar.gz'));
  const image = await backendImage({
    directory: 'memory://',
    migrations,
    // Keys are not part of the schema; the server creates its own.
    secrets: {
      jwtSecret: 'unused'.repeat(8),
      publishableKey: 'sb_publishable_unused',
      secretKey: 'sb_secret_unused',
    },
    siteUrl: 'http://localhost',
  });
  await writeFile(join(directory, 'backend.tar.gz'), Buffer.from(await image.arrayBuffer()));
}
