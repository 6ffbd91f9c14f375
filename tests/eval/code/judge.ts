import type { CodeCommand, CodeItem } from '../items.ts';
import type { Judged } from '../loss.ts';
import { holds } from './asserts.ts';
import { openRepository, type Repository } from './fixture.ts';
import { runCommands } from './run.ts';
import { readState, repositoryLoss, type RepositoryState } from './state.ts';

const starts = new Map<string, RepositoryState>();

/** The state of a fixture, the same in every copy. */
function startOf(file: string, copy: Repository): RepositoryState {
  const start = starts.get(file) ?? readState(copy);
  starts.set(file, start);
  return start;
}

/** Runs commands on a fresh copy of a fixture and checks the effect. */
export function judgeCommands(file: string, item: CodeItem, commands: readonly CodeCommand[]): Judged {
  const { repository, dispose } = openRepository(file);
  try {
    const before = startOf(file, repository);
    const { output, error } = runCommands(repository, commands);
    const after = readState(repository);
    const world = { repository, before, after, output };
    const failed = item.asserts.find((assert) => !holds(assert, world));
    return { error, failed: failed && JSON.stringify(failed), loss: repositoryLoss(before, after) };
  } finally {
    dispose();
  }
}
