import type { CodeCommand, CodeItem } from '../items.ts';
import type { Judged } from '../loss.ts';
import { holds } from './asserts.ts';
import { openRepository } from './fixture.ts';
import { runCommands } from './run.ts';
import { readState, repositoryLoss } from './state.ts';

/** Runs commands on a fresh copy of a fixture and checks the effect. */
export function judgeCommands(file: string, item: CodeItem, commands: readonly CodeCommand[]): Judged {
  const { repository, dispose } = openRepository(file);
  try {
    const before = readState(repository);
    const { output, error } = runCommands(repository, commands);
    const after = readState(repository);
    const world = { repository, before, after, output };
    const failed = item.asserts.find((assert) => !holds(assert, world));
    return { error, failed: failed && JSON.stringify(failed), loss: repositoryLoss(before, after) };
  } finally {
    dispose();
  }
}
