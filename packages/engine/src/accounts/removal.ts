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

const projectSchema = z.object({ id: z.uuid(), name: z.string() });
const noteSchema = z.object({ owner: z.uuid(), projects: z.array(projectSchema).readonly() });
/** An earlier version noted the one project that each person had. */
const storedNote = z.union([
  noteSchema,
  z
    .object({ owner: z.uuid(), project: projectSchema })
    .transform(({ owner, project }) => ({ owner, projects: [project] })),
]);
type Note = z.infer<typeof noteSchema>;

/** Removes accounts with all their data. Each removal is recorded first, so that a crash leaves nothing behind. */
export interface Removals {
  remove(note: Note): Promise<void>;
  /** Finishes the removals that a crash interrupted. */
  finish(): Promise<void>;
}

export function removals({ directory, removeAccount, removeProject }: RemovalParts): Removals {
  const carryOut = async ({ owner, projects }: Note): Promise<void> => {
    // Sessions end with the account, so nothing is created again meanwhile.
    await removeAccount(owner);
    for (const project of projects) await removeProject(project);
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
        const note = await readJson(join(directory, name), storedNote);
        if (note) await carryOut(note);
      }
    },
  };
}
