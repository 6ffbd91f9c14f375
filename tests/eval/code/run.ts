import { resolve, sep } from 'node:path';
import type { CodeCommand } from '../items.ts';
import { writeFiles, type Repository } from './fixture.ts';
import { runGit } from './git.ts';

/** The words of a command line; quotes keep spaces. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"']+)+/gu)].map(([word]) =>
    word.replaceAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'/gu, (_all, double: string | undefined, single = '') =>
      double === undefined ? single : double.replaceAll(/\\(.)/gu, '$1'),
    ),
  );
}

export interface CommandsRun {
  readonly output: string;
  readonly error?: string | undefined;
}

/** Runs commands until one fails; a leading `?` tolerates a failure. */
export function runCommands({ files }: Repository, commands: readonly CodeCommand[]): CommandsRun {
  let output = '';
  for (const command of commands) {
    if (typeof command === 'object' && !Array.isArray(command)) {
      const path = 'write' in command ? command.write : command.remove;
      const file = resolve(files, path);
      if (!file.startsWith(files + sep) || file.includes(`${sep}.git${sep}`))
        return { output, error: `${path} is outside the project` };
      writeFiles(files, { [path]: 'write' in command ? command.content : null });
      continue;
    }
    const words = typeof command === 'string' ? wordsOf(command) : command;
    const isTolerant = words[0] === '?';
    const [program, ...args] = isTolerant ? words.slice(1) : words;
    if (
      program !== 'git' ||
      args[0] === '-c' ||
      args.some((arg) => /^--(?:exec|upload-pack|receive-pack|config)/u.test(arg))
    )
      return { output, error: `${words.join(' ')} is not allowed` };
    const run = runGit(files, args);
    output += run.output;
    if (run.status !== 0 && !isTolerant) return { output, error: `${words.join(' ')}: ${run.output.trim()}` };
  }
  return { output };
}
