import { join } from 'node:path';
import { writeBackendTemplate } from './backend/embedded.ts';
import { writeProjectTemplate, writeSandboxTemplate } from './pglite/template.ts';

/** Writes what new databases start from; run by the build. */
export async function writeTemplates(directory: string, migrations: string): Promise<void> {
  await writeProjectTemplate(join(directory, 'project'));
  await writeBackendTemplate({
    directory: join(directory, 'backend'),
    migrations,
    // Keys are not part of the schema; the server creates its own.
    secrets: {
      jwtSecret: 'unused'.repeat(8),
      publishableKey: 'sb_publishable_unused',
      secretKey: 'sb_secret_unused',
    },
    siteUrl: 'http://localhost',
  });
  // The last one: its time says when the build ended. Files of a database have no useful ones.
  await writeSandboxTemplate(join(directory, 'sandbox.tar.gz'));
}
