import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { devNull } from 'node:os';

/**
 * The moment at which founders speak, in seconds. Fixed, so that commits and the prompts that name them are the same in
 * every run.
 */
export const now = Date.parse('2026-11-23T12:00:00Z') / 1000;

const person = { NAME: 'Founder', EMAIL: 'founder@example.com' };
const settings = {
  PATH: process.env['PATH'] ?? '',
  HOME: devNull,
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  GIT_TEST_DATE_NOW: String(now),
  GIT_AUTHOR_DATE: `${now} +0000`,
  GIT_COMMITTER_DATE: `${now} +0000`,
  GIT_MERGE_AUTOEDIT: 'no',
  GIT_AUTHOR_NAME: person.NAME,
  GIT_AUTHOR_EMAIL: person.EMAIL,
  GIT_COMMITTER_NAME: person.NAME,
  GIT_COMMITTER_EMAIL: person.EMAIL,
};

/** Runs a program without any settings of this machine. */
function runClean(
  folder: string,
  program: string,
  args: readonly string[],
  env = {},
): SpawnSyncReturns<string> {
  return spawnSync(program, args, {
    cwd: folder,
    env: { ...settings, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
}

export interface GitRun {
  readonly status: number;
  readonly output: string;
}

/** Runs Git. */
export function runGit(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): GitRun {
  const { status, stdout, stderr } = runClean(folder, 'git', args, env);
  return { status: status ?? 1, output: `${stdout}${status === 0 ? '' : stderr}` };
}

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/**
 * The lines of the answers to several questions, written for a shell; none where Git refuses. One shell asks them all:
 * starting a program from a process as large as a test run takes longer than Git does.
 */
export function gitAnswers(folder: string, questions: readonly string[]): readonly (readonly string[])[] {
  const end = '--- next answer ---';
  const script = questions.map(
    (question) => `answer=$(git ${question}) && printf '%s\n' "$answer"; echo '${end}'`,
  );
  const { stdout } = runClean(folder, 'sh', ['-c', script.join('\n')]);
  return stdout.split(`${end}\n`).slice(0, questions.length).map(lines);
}

/** The lines of an answer; none when Git refuses. */
export function gitLines(folder: string, ...args: readonly string[]): readonly string[] {
  const { status, output } = runGit(folder, args);
  return status === 0 ? lines(output) : [];
}

export function gitText(folder: string, ...args: readonly string[]): string | undefined {
  const { status, output } = runGit(folder, args);
  return status === 0 ? output : undefined;
}
