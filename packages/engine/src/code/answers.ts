import { counted } from '@saywright/domain/receipt';
import type { CodeHost, CodeProject, CodeStatus } from '../ports/codeHost.ts';
import type { PlanAnswer } from '../protocol/index.ts';

type About = 'status' | 'history' | 'branches' | 'files';
type Answer = Extract<PlanAnswer['outcome'], { kind: 'answer' }>;

function answer(text: string, command: string, columns: string[], rows: (string | null)[][]): Answer {
  return {
    kind: 'answer',
    text,
    sql: '',
    commands: [command],
    ...(rows.length > 0 ? { table: { columns, rows } } : {}),
  };
}

function time(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

/** Answers a question about code. */
export async function codeAnswer(
  host: CodeHost,
  project: CodeProject,
  { branch, branches, unsaved, commits }: CodeStatus,
  about: About,
): Promise<Answer> {
  switch (about) {
    case 'status': {
      const text =
        unsaved.length === 0
          ? `You are on ${branch}, and everything is saved.`
          : `You are on ${branch}. ${counted(unsaved.length, 'file')} ${unsaved.length === 1 ? 'has' : 'have'} unsaved changes.`;
      return answer(
        text,
        'git status',
        ['File', 'Change'],
        unsaved.map(({ path, change }) => [path, change]),
      );
    }
    case 'history':
      return answer(
        `The newest saves on ${branch}:`,
        'git log',
        ['Save', 'What', 'Who', 'When (UTC)'],
        commits.map(({ id, message, author, at }) => [id.slice(0, 7), message, author, time(at)]),
      );
    case 'branches':
      return answer(
        `There ${branches.length === 1 ? 'is' : 'are'} ${counted(branches.length, 'branch', 'branches')}; you are on ${branch}.`,
        'git branch',
        ['Branch', 'Newest save'],
        branches.map(({ name, commit }) => [name, commit.slice(0, 7)]),
      );
    default: {
      const files = await host.files(project);
      const list = files.ok ? files.value : [];
      return answer(
        `There ${list.length === 1 ? 'is' : 'are'} ${counted(list.length, 'file')}.`,
        'git ls-files',
        ['File', 'Bytes'],
        list.slice(0, 200).map(({ path, bytes }) => [path, String(bytes)]),
      );
    }
  }
}
