import type { CodeNames, UnknownName } from '@saywright/domain/code-hosting';
import { refuse, talk, type Planned } from '../operations/serviceDriver.ts';
import type { CodeHost, CodeProject } from '../ports/codeHost.ts';

/** How many commits a name can refer to. */
const commitsNamed = 1000;

/** The names in a project that an instruction can refer to. */
export async function codeNames(
  host: CodeHost,
  project: CodeProject,
  signal?: AbortSignal,
): Promise<CodeNames> {
  const { branch, branches, unsaved } = await host.status(project, signal);
  const [tags, commits, files] = [
    await host.tags(project),
    await host.history(project, { limit: commitsNamed }),
    // What is not saved is known already, so the files on disk need no second look.
    await host.files(project, branch),
  ];
  const paths = unsaved.map(({ path }) => path);
  return {
    branch,
    branches: branches.map(({ name }) => name),
    tags: tags.map(({ name }) => name),
    commits: commits.ok ? commits.value : [],
    files: [...new Set([...(files.ok ? files.value.map(({ path }) => path) : []), ...paths])],
    unsaved: paths,
  };
}

/** The instruction with a name in place of what was said, however that was hyphenated there. */
function instructionWith(instruction: string, said: string, name: string): string {
  const words = said.split(/[\s_-]+/u).filter(Boolean);
  const pattern = words
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`))
    .join('[\\s_-]+');
  const replaced = instruction.replace(new RegExp(pattern, 'iu'), () => name);
  return words.length > 0 && replaced !== instruction ? replaced : `${instruction} (${name})`;
}

/** Asks which name is meant, or says that there is none like it. */
export function whichName(
  { said, text, near }: UnknownName,
  instruction: string,
  { branches }: CodeNames,
): Planned {
  if (near.length === 0) {
    const known = text.includes('branch') ? ` Your branches: ${branches.slice(0, 8).join(', ')}.` : '';
    return refuse(text + known);
  }
  const choices = near.map(({ label, name }) => ({
    label,
    instruction: instructionWith(instruction, said, name),
  }));
  return talk({ kind: 'question', text: `${text} Which one do you mean?`, choices });
}
