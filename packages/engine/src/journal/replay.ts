import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseHistory, TableState } from '../database/history.ts';
import { isSameEffect } from '../database/prove.ts';
import { pgliteProjectDatabase } from '../pglite/projectDatabase.ts';
import type { ProjectDatabase, ServedDatabase } from '../ports/projectDatabase.ts';
import type { Hash } from '../ports/system.ts';
import type { Journals } from '../store/journal.ts';
import { readJournal, type JournalStep, type ReadJournal } from './steps.ts';

export interface ReplayParts {
  /** Folder for the empty project; what a crash leaves there is removed at the next start. */
  readonly directory: string;
  readonly template: string;
  readonly journals: Journals;
  readonly openProject: (projectId: string) => Promise<ServedDatabase>;
  readonly hash: Hash;
  readonly logError: (error: unknown) => void;
}

/** How a table of the project compares with the replayed one. */
export interface ComparedTable {
  readonly name: string;
  /** Undefined where only the other has the table. */
  readonly project: TableState | undefined;
  readonly replayed: TableState | undefined;
  /** What differs: the structure, the number of rows, or the values of some columns. */
  readonly differs: readonly string[];
}

/** The changes of a journal on an empty project, beside the project itself. */
export interface Replay extends ReadJournal {
  readonly entries: number;
  /** How many of the changes had another effect than the one that was proven. */
  readonly otherEffect: readonly JournalStep[];
  /** Why the replay ended early. */
  readonly stopped: { readonly step: JournalStep; readonly message: string } | undefined;
  readonly tables: readonly ComparedTable[];
  readonly projectHash: string;
  readonly replayedHash: string;
}

/** Checks and replays the journals of projects. */
export interface Replays {
  /** Compares a project's journal with everything that was recorded elsewhere; undefined where there is no such project. */
  check(projectId: string): Promise<(ReadJournal & { readonly entries: number }) | undefined>;
  /** The same, and carries out its changes on an empty project; the project itself is only read. */
  replay(projectId: string): Promise<Replay | undefined>;
}

/** Longest time of one change, in milliseconds: nobody waits for the empty project. */
const limitMs = 120_000;

function differences(project: TableState | undefined, replayed: TableState | undefined): readonly string[] {
  if (!project || !replayed) return [project ? 'is missing in the replay' : 'is missing in the project'];
  if (project.shape !== replayed.shape) return ['structure'];
  if (project.checksum === replayed.checksum && project.rows === replayed.rows) return [];
  if (project.rows !== replayed.rows) return ['rows'];
  const columns = Object.keys(project.columns).filter(
    (name) => project.columns[name] !== replayed.columns[name],
  );
  return columns.length > 0 ? columns : ['rows'];
}

function compared(project: readonly TableState[], replayed: readonly TableState[]): readonly ComparedTable[] {
  const names = [...new Set([...project, ...replayed].map(({ name }) => name))].toSorted();
  return names.map((name) => {
    const one = project.find((table) => table.name === name);
    const other = replayed.find((table) => table.name === name);
    return { name, project: one, replayed: other, differs: differences(one, other) };
  });
}

/** Carries out one change as the project did; returns why it cannot be. */
async function repeatStep(
  database: ProjectDatabase,
  step: JournalStep,
): Promise<{ readonly isSame: boolean } | { readonly message: string }> {
  const { id, sql, owner, undoOf, hash, proof } = step;
  const request = { id, sql, owner, trusted: undoOf !== undefined, undoOf };
  const proven = await database.prove(request);
  if (!proven.ok) return { message: proven.error.message };
  const { signature, undoable } = proven.value;
  const done = await database.execute({ ...request, hash, signature, undoable });
  if (done.ok) return { isSame: isSameEffect(signature, proof.signature) };
  return { message: 'message' in done.error ? done.error.message : 'It has another effect each time.' };
}

export function replays(parts: ReplayParts): Replays {
  const { directory, template, journals, openProject, hash, logError } = parts;

  async function read(
    projectId: string,
  ): Promise<(ReadJournal & { readonly entries: number; readonly history: DatabaseHistory }) | undefined> {
    if (!(await journals.project(projectId))) return undefined;
    const history = await (await openProject(projectId)).history();
    const entries = await journals.entries(projectId);
    const journal = await readJournal(entries, await journals.brokenEntry(projectId), history, hash);
    return { ...journal, entries: entries.length, history };
  }

  return {
    check: read,
    async replay(projectId) {
      const found = await read(projectId);
      if (!found) return undefined;
      const { history, ...journal } = found;
      const folder = join(directory, `${randomUUID()}.unfinished`);
      const empty = pgliteProjectDatabase({ directory: folder, template, limitMs, logError });
      const otherEffect: JournalStep[] = [];
      let stopped: Replay['stopped'];
      try {
        for (const step of journal.steps) {
          const done = await repeatStep(empty, step);
          if ('message' in done) {
            stopped = { step, message: done.message };
            break;
          }
          if (!done.isSame) otherEffect.push(step);
        }
        const { tables } = await empty.history();
        const state = (of: readonly TableState[]): Promise<string> =>
          hash(JSON.stringify(of.map(({ name, rows, shape, checksum }) => [name, rows, shape, checksum])));
        return {
          ...journal,
          otherEffect,
          stopped,
          tables: compared(history.tables, tables),
          projectHash: await state(history.tables),
          replayedHash: await state(tables),
        };
      } finally {
        await empty.close();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
