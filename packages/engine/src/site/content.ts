import { fail, ok, type Result } from '@saywright/domain/result';
import type { CodeReader } from '../operations/serviceDriver.ts';
import type { CodeProject, CodeStatus } from '../ports/codeHost.ts';
import type { SiteContent } from '../ports/siteHost.ts';
import { deployPathProblem } from './deployPaths.ts';

/** Folders that hold built pages, the likeliest first. */
const folders = ['dist', 'public'] as const;

/** Files meant for visitors in a project without such a folder. */
const forVisitors =
  /\.(?:html?|css|m?js|json|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp4|webm|mp3|ogg|pdf|wasm|webmanifest|csv)$/iu;
const notForVisitors =
  /^(?:node_modules|src|tests?|scripts|supabase)\/|^(?:package(?:-lock)?|tsconfig)\.json$|\.config\.\w+$/iu;

/** The files of a commit that make up a site, with their paths there. */
export interface Selection {
  /** `dist`, `public`, or empty for the top of the project. */
  readonly folder: string;
  readonly files: readonly { readonly from: string; readonly to: string }[];
  /** Files left out because their names begin with a dot. */
  readonly hidden: readonly string[];
}

/** Chooses what to publish; undefined when there is no start page. */
export function selectFiles(paths: readonly string[]): Selection | undefined {
  const folder = folders.find((name) => paths.includes(`${name}/index.html`)) ?? '';
  if (folder === '' && !paths.includes('index.html')) return undefined;
  const inside = paths.filter((path) =>
    folder === '' ? forVisitors.test(path) && !notForVisitors.test(path) : path.startsWith(`${folder}/`),
  );
  const named = inside.map((from) => ({ from, to: folder === '' ? from : from.slice(folder.length + 1) }));
  return {
    folder,
    files: named.filter(({ to }) => deployPathProblem(to) === undefined),
    hidden: named.filter(({ to }) => deployPathProblem(to) !== undefined).map(({ from }) => from),
  };
}

/** The last save of a branch, with the branch's name instead of the message where that is not known. */
function lastSave(
  { branch, branches, commits }: CodeStatus,
  name: string,
): { readonly id: string; readonly message: string } | undefined {
  if (name === branch) return commits[0];
  const id = branches.find((other) => other.name === name)?.commit;
  return id === undefined ? undefined : (commits.find((save) => save.id === id) ?? { id, message: name });
}

/** Reads the content to publish from the last commit of a branch. */
export async function siteContent(
  code: CodeReader,
  project: CodeProject,
  status: CodeStatus,
  branch: string,
): Promise<Result<{ readonly content: SiteContent; readonly selection: Selection }>> {
  const save = lastSave(status, branch);
  const files = save ? await code.files(project, save.id) : fail('Nothing is saved yet.');
  if (!save || !files.ok) return fail(files.ok ? 'Nothing is saved yet.' : files.error);
  const selection = selectFiles(files.value.map(({ path }) => path));
  if (!selection)
    return fail(
      'There is no page to publish. Put an index.html in dist, in public or in the root folder of your project, then save.',
    );
  const contents = await code.readMany(
    project,
    selection.files.map(({ from }) => from),
    save.id,
  );
  if (!contents.ok) return contents;
  const names = new Map(selection.files.map(({ from, to }) => [from, to]));
  return ok({
    selection,
    content: {
      title: save.message.split('\n', 1)[0] ?? '',
      branch,
      commit: save.id,
      files: contents.value.map(({ path, bytes }) => ({ path: names.get(path) ?? path, bytes })),
    },
  });
}
