import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { OpenProjectDatabase, ProjectDatabase } from '../ports/projectDatabase.ts';
import { pgliteProjectDatabase } from './projectDatabase.ts';

export interface ProjectPoolOptions {
  readonly directory: string;
  readonly template: string;
  readonly limitMs: number;
  readonly idleMs: number;
}

export interface ProjectPool {
  readonly open: OpenProjectDatabase;
  /** Removes a project's database for good. */
  remove(projectId: string): Promise<void>;
  close(): Promise<void>;
}

interface Entry {
  readonly database: ProjectDatabase;
  timer: NodeJS.Timeout;
}

/** One database per project, each opened when asked for and closed when nobody used it for a while. */
export function projectPool({ directory, template, limitMs, idleMs }: ProjectPoolOptions): ProjectPool {
  const entries = new Map<string, Entry>();
  const idle = (id: string): NodeJS.Timeout =>
    // Closing waits for a call in progress; the database opens again by itself when the next one comes.
    setTimeout(() => void entries.get(id)?.database.close(), idleMs).unref();
  return {
    open: async (projectId) => {
      const id = z.uuid().parse(projectId);
      const known = entries.get(id);
      if (known) {
        clearTimeout(known.timer);
        known.timer = idle(id);
        return known.database;
      }
      const database = pgliteProjectDatabase({ directory: join(directory, id), template, limitMs });
      entries.set(id, { database, timer: idle(id) });
      return database;
    },
    remove: async (projectId) => {
      const id = z.uuid().parse(projectId);
      const known = entries.get(id);
      entries.delete(id);
      clearTimeout(known?.timer);
      await known?.database.close();
      await rm(join(directory, id), { recursive: true, force: true });
    },
    close: async () => {
      for (const { timer } of entries.values()) clearTimeout(timer);
      await Promise.all([...entries.values()].map((entry) => entry.database.close()));
      entries.clear();
    },
  };
}
