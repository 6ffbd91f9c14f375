import { z } from 'zod';
import type { ServedDatabase } from '../ports/projectDatabase.ts';
import type { StorageAnswer, StorageCall } from './calls.ts';
import { readCursor, type ListCursor } from './listing.ts';
import type { ProjectFiles } from './projectFiles.ts';

/** A file of a project, without its content. */
export interface StoredFile {
  readonly bucket: string;
  readonly name: string;
  readonly size: number;
}

/** All files of projects, for their founders: access rules have no say. */
export interface AllFiles {
  list(project: string): Promise<readonly StoredFile[]>;
  /** The content of a file; undefined for one that is gone. */
  read(project: string, file: Pick<StoredFile, 'bucket' | 'name'>): Promise<Uint8Array | undefined>;
}

const page = z.object({
  nextCursor: z.string().optional(),
  objects: z.array(z.object({ name: z.string(), metadata: z.object({ size: z.number() }) })),
});

export function allFiles(
  files: ProjectFiles,
  openProject: (projectId: string) => Promise<ServedDatabase>,
): AllFiles {
  const ask = (project: string, call: StorageCall): Promise<StorageAnswer> =>
    files.ask(project, { keyType: 'secret', jwtSecret: '', headers: [], call });

  async function inBucket(project: string, bucket: string): Promise<readonly StoredFile[]> {
    const found: StoredFile[] = [];
    const options = { prefix: '', limit: 1000, column: 'name', isDescending: false } as const;
    let after: ListCursor | undefined;
    do {
      const { body } = await ask(project, {
        do: 'list-page',
        bucket,
        options: { ...options, after, byFolder: false, isExact: false },
      });
      const { objects, nextCursor } = page.parse(body);
      found.push(...objects.map(({ name, metadata: { size } }) => ({ bucket, name, size })));
      after = nextCursor === undefined ? undefined : readCursor(nextCursor);
    } while (after !== undefined);
    return found;
  }

  return {
    async list(project) {
      const database = await openProject(project);
      const found: StoredFile[] = [];
      // A project that has no files is not prepared for them.
      for (const bucket of await database.buckets())
        if (bucket.files > 0) found.push(...(await inBucket(project, bucket.name)));
      return found;
    },
    async read(project, { bucket, name }) {
      const database = await openProject(project);
      if ((await database.buckets()).every((known) => known.name !== bucket)) return undefined;
      const { objects } = await ask(project, { do: 'find', bucket, names: [name], by: 'signature' });
      const [object] = objects;
      const file = object && (await files.bytes.open(project, object.version));
      if (!file) return undefined;
      try {
        return await file.readFile();
      } finally {
        await file.close();
      }
    },
  };
}
