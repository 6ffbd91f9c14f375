import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { randomUUID } from 'node:crypto';

/** A word of a shell script that evaluates to exactly this text. */
export function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

interface Answer {
  readonly status: number;
  readonly output: string;
}

/** Waits for the line that a shell writes after a script. */
function answerOf({ stdout }: ChildProcessWithoutNullStreams, mark: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let seen = '';
    const gone = (): void => reject(new Error(`The shell ended: ${seen}`));
    const read = (chunk: unknown): void => {
      seen += String(chunk);
      const [output = '', status] = seen.split(mark);
      if (!status?.endsWith('\n')) return;
      stdout.off('data', read).off('end', gone);
      resolve({ status: Number(status), output });
    };
    stdout.on('data', read).on('end', gone);
  });
}

/**
 * Runs scripts one after another, all in one shell: a process as large as a test run copies its memory map for each
 * program it starts, which takes longer than most of the programs.
 */
export function openShell(env: NodeJS.ProcessEnv): (folder: string, script: string) => Promise<string> {
  let shell: ChildProcessWithoutNullStreams | undefined;
  let errors = '';
  const start = (): ChildProcessWithoutNullStreams => {
    const child = spawn('sh', [], { env });
    child.stdout.setEncoding('utf8');
    child.stderr.on('data', (chunk: unknown) => (errors += String(chunk)));
    return child;
  };
  let last: Promise<unknown> = Promise.resolve();
  const run = async (folder: string, script: string): Promise<string> => {
    shell ??= start();
    errors = '';
    const mark = randomUUID();
    const answer = answerOf(shell, mark);
    shell.stdin.write(`(cd ${quoted(folder)} && ${script}) </dev/null; echo ${mark}$?\n`);
    const { status, output } = await answer;
    if (status !== 0) throw new Error(`${script} failed: ${errors}${output}`);
    return output;
  };
  return (folder, script) => {
    const result = last.then(() => run(folder, script));
    last = result.catch(() => undefined);
    return result;
  };
}
