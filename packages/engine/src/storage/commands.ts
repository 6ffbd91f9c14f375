import { handler, type NamedHandler } from '../operations/commands.ts';
import { CommandError } from '../operations/errors.ts';
import { ownProject } from '../operations/ownProject.ts';
import type { ServedDatabase } from '../ports/projectDatabase.ts';
import type { ProjectKeys } from '../projectApi/keys.ts';
import { filesCommands as commands } from '../protocol/index.ts';
import type { Store } from '../store/store.ts';
import type { BucketChange } from './founder.ts';
import { isBucketName } from './names.ts';
import type { ProjectFiles } from './projectFiles.ts';

export interface FilesCommandParts {
  readonly store: Pick<Store, 'projectOf' | 'project'>;
  readonly keys: ProjectKeys;
  readonly files: ProjectFiles;
  readonly openProject: (projectId: string) => Promise<ServedDatabase>;
}

/** The commands with which founders make and change the buckets of their projects. */
export function filesCommands({
  store,
  keys,
  files,
  openProject,
}: FilesCommandParts): readonly NamedHandler[] {
  async function change(owner: string, projectId: string | undefined, wanted: BucketChange) {
    const { id } = await ownProject(store, owner, projectId);
    await files.ready(id);
    const database = await openProject(id);
    const { kind, unneeded } = await database.changeBucket(wanted);
    if (kind === 'taken')
      throw new CommandError('conflict', `This project already has a bucket called ${wanted.name}.`);
    if (kind === 'unknown')
      throw new CommandError('unknown', 'This project has no such bucket. Reload the page.');
    await files.bytes.remove(id, unneeded);
    return { name: wanted.name };
  }
  return [
    handler(commands.listBuckets, async (owner, { projectId }) => {
      const { id } = await ownProject(store, owner, projectId);
      const database = await openProject(id);
      return { buckets: [...(await database.buckets())] };
    }),
    handler(commands.createBucket, async (owner, { projectId, name, isPublic, access }) => {
      if (!isBucketName(name))
        throw new CommandError(
          'invalid',
          'A bucket is named with letters, digits, hyphens, dots and spaces, and starts with a letter or a digit. A few names, such as public and sign, are taken.',
        );
      const { id } = await ownProject(store, owner, projectId);
      // Its files are reached through the API of the project, which only answers once it has keys.
      await keys.publishable(id);
      return change(owner, id, { do: 'create', name, isPublic, access });
    }),
    handler(commands.setBucketAccess, (owner, { projectId, name, isPublic, access }) =>
      change(owner, projectId, { do: 'set', name, isPublic, access }),
    ),
    handler(commands.deleteBucket, (owner, { projectId, name }) =>
      change(owner, projectId, { do: 'delete', name }),
    ),
  ];
}
