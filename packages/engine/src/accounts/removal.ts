import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson, writeAtomic } from '../disk/files.ts';

export interface RemovalParts {
  /** Folder that records which removals are in progress. */
  readonly directory: string;
  readonly removeAccount: (owner: string) => Promise<void>;
  /** Removes database, repository and site of a project; what does not exist counts as removed. */
  readonly removeProject: (project: { readonly id: string; readonly name: string }) => Promise<void>;
}

const noteSchema = z.object({ owner: z.uuid(), project: z.object({ id: z.uuid(), name: z.string() }) });
type Note = z.infer<typeof noteSchema>;

/** Removes accounts with all their data. Each removal is recorded first, so that a crash leaves nothing behind. */
export interface Removals {
  remove(note: Note): Promise<void>;
  /** Finishes the removals that a crash interrupted. */
  finish(): Promise<void>;
}

export function removals({ directory, removeAccount, removeProject }: RemovalParts): Removals {
  const carryOut = async ({ owner, project }: Note): Promise<void> => {
    // Sessions end with the account, so nothing is created again meanwhile.
    await removeAccount(owner);
    await removeProject(project);
    await rm(join(directory, `${owner}.json`), { force: true });
  };
  return {
    remove: async (note) => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeAtomic(join(directory, `${noteSchema.parse(note).owner}.json`), JSON.stringify(note));
      await carryOut(note);
    },
    finish: async () => {
      const names = await readdir(directory).catch(() => []);
      for (const name of names.filter((candidate) => candidate.endsWith('.json'))) {
        const note = await readJson(join(directory, name), noteSchema);
        if (note) await carryOut(note);
      }
    },
  };
}
