import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { placeholder } from '@saywright/domain/core/table-pages';
import * as git from 'isomorphic-git';
import type { CodeProject } from '../ports/codeHost.ts';
import { mainBranch, repositoryAt, signedBy } from './repository.ts';
import { writeFiles } from './worktree.ts';

/** Who signs what the studio itself saves. */
export const studio = { name: 'Saywright', email: 'studio@saywright.invalid' };

function inHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}

function starterFiles(name: string): Readonly<Record<string, string>> {
  const title = inHtml(name);
  return {
    'README.md': `# ${name.replaceAll(/\s+/gu, ' ')}\n\nThe pages of this project are in \`public\`.\n`,
    'public/index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${placeholder}</p>
  </body>
</html>
`,
  };
}

/**
 * Creates a repository with a first commit on `main`. It is renamed into place once complete, so that a crash leaves
 * nothing half-made.
 */
export async function createRepository(home: string, project: CodeProject, at: string): Promise<void> {
  const unfinished = `${home}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const dir = join(unfinished, 'files');
  await mkdir(dir, { recursive: true });
  const repository = repositoryAt(dir);
  await git.init({ ...repository, defaultBranch: mainBranch });
  const files = starterFiles(project.name);
  const written = await writeFiles(
    unfinished,
    dir,
    Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) })),
  );
  if (!written.ok) throw new Error(written.error);
  await git.add({ ...repository, filepath: Object.keys(files) });
  const signature = signedBy(studio, at);
  await git.commit({ ...repository, message: 'Start the project', author: signature, committer: signature });
  await rename(unfinished, home);
}
