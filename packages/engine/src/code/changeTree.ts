import * as git from 'isomorphic-git';
import type { Repository } from './repository.ts';
import type { Blob } from './fileMove.ts';

interface Folder {
  readonly files: Map<string, Blob | null>;
  readonly folders: Map<string, Folder>;
}

function folderOf(changes: readonly { readonly path: string; readonly after: Blob | null }[]): Folder {
  const root: Folder = { files: new Map(), folders: new Map() };
  for (const { path, after } of changes) {
    const names = path.split('/');
    let folder = root;
    for (const name of names.slice(0, -1)) {
      const inner = folder.folders.get(name) ?? { files: new Map(), folders: new Map() };
      folder.folders.set(name, inner);
      folder = inner;
    }
    folder.files.set(names.at(-1) ?? '', after);
  }
  return root;
}

/** Writes a changed folder; undefined where nothing is left in it. */
async function writeFolder(
  repository: Repository,
  tree: string | undefined,
  { files, folders }: Folder,
): Promise<string | undefined> {
  const old = tree === undefined ? [] : (await git.readTree({ ...repository, oid: tree })).tree;
  const entries = new Map(old.map((entry) => [entry.path, entry]));
  for (const [path, blob] of files)
    if (blob) entries.set(path, { path, mode: blob.mode.toString(8), oid: blob.oid, type: 'blob' });
    else if (entries.get(path)?.type === 'blob') entries.delete(path);
  for (const [path, folder] of folders) {
    const known = entries.get(path);
    const oid = await writeFolder(repository, known?.type === 'tree' ? known.oid : undefined, folder);
    if (oid !== undefined) entries.set(path, { path, mode: '040000', oid, type: 'tree' });
    else if (known?.type === 'tree') entries.delete(path);
  }
  return entries.size === 0 ? undefined : git.writeTree({ ...repository, tree: [...entries.values()] });
}

/** Copies a tree with some files written or removed. */
export async function changeTree(
  repository: Repository,
  tree: string,
  changes: readonly { readonly path: string; readonly after: Blob | null }[],
): Promise<string> {
  if (changes.length === 0) return tree;
  return (
    (await writeFolder(repository, tree, folderOf(changes))) ?? git.writeTree({ ...repository, tree: [] })
  );
}
