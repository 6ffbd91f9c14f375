import type { PickedSources, PickedFile } from './messages.ts';

/** Maximum number of files. */
export const maxFiles = 10_000;

const maxDepth = 40;

/** The count is reported every this many files. */
const reportInterval = 100;

/** Folders of third-party or generated code. */
const thirdPartyFolders = new Set(['node_modules', '.git', 'dist', 'build', 'coverage', '.next', '.cache']);

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function nextEntries(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}

/** Collects files up to the limit, and records what is left out. */
function fileCollector() {
  const files: PickedFile[] = [];
  const folders = new Set<string>();
  const state = { isCut: false, isTooDeep: false, unreadable: 0 };
  return {
    state,
    count: (): number => files.length,
    add: (path: string, file: File): void => {
      if (files.length < maxFiles) files.push({ path: path.replace(/^\/+/u, ''), file });
      else state.isCut = true;
    },
    skip: (folder: string): unknown => folders.add(folder),
    picked: (): PickedSources => ({ files, folders: [...folders].toSorted(), ...state }),
  };
}

/** The files of a file input, with their paths if a folder was chosen. */
export function pickedFrom(list: FileList): PickedSources {
  const { add, skip, picked } = fileCollector();
  for (const file of list) {
    const path = file.webkitRelativePath || file.name;
    const folder = path.split('/').find((part) => thirdPartyFolders.has(part));
    if (folder === undefined) add(path, file);
    else skip(folder);
  }
  return picked();
}

/** The dropped files, folders included. Must be called in the drop handler: the browser clears the items afterwards. */
export async function droppedFiles(
  items: DataTransferItemList,
  onFound: (count: number) => void,
): Promise<PickedSources> {
  const { state, add, skip, count, picked } = fileCollector();
  let reported = 0;
  const queue: { readonly entry: FileSystemEntry; readonly depth: number }[] = [];
  for (const item of items) {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    const file = entry ? null : item.getAsFile();
    if (entry) queue.push({ entry, depth: 0 });
    if (file) add(file.name, file);
  }
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { entry, depth } = next;
    try {
      if (count() >= maxFiles) {
        state.isCut = true;
        break;
      }
      if (isFile(entry)) add(entry.fullPath, await fileOf(entry));
      if (!isFolder(entry)) continue;
      if (thirdPartyFolders.has(entry.name)) {
        skip(entry.name);
        continue;
      }
      if (depth >= maxDepth) {
        state.isTooDeep = true;
        continue;
      }
      const reader = entry.createReader();
      // A folder is read in portions; an empty one ends it.
      for (let portion = await nextEntries(reader); portion.length > 0; portion = await nextEntries(reader))
        queue.push(...portion.map((inner) => ({ entry: inner, depth: depth + 1 })));
    } catch {
      state.unreadable += 1;
    }
    if (count() - reported >= reportInterval) {
      reported = count();
      onFound(reported);
    }
  }
  return picked();
}
