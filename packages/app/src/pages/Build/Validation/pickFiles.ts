import type { Picked, PickedFile } from './messages.ts';

/** How many files are taken. */
export const mostFiles = 10_000;

const deepest = 40;

/** After how many more files the count is told again. */
const tellEvery = 100;

/** Folders that hold what tools and other people wrote. */
const foreign = new Set(['node_modules', '.git', 'dist', 'build', 'coverage', '.next', '.cache']);

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function nextEntries(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}

/** Takes files until there are enough, and notes what is left out. */
function basket() {
  const files: PickedFile[] = [];
  const folders = new Set<string>();
  const state = { isCut: false, isTooDeep: false, unreadable: 0 };
  return {
    state,
    count: (): number => files.length,
    add: (path: string, file: File): void => {
      if (files.length < mostFiles) files.push({ path: path.replace(/^\/+/u, ''), file });
      else state.isCut = true;
    },
    skip: (folder: string): unknown => folders.add(folder),
    picked: (): Picked => ({ files, folders: [...folders].toSorted(), ...state }),
  };
}

/** The files of a file field; of a folder each comes with its path. */
export function pickedFrom(list: FileList): Picked {
  const { add, skip, picked } = basket();
  for (const file of list) {
    const path = file.webkitRelativePath || file.name;
    const folder = path.split('/').find((part) => foreign.has(part));
    if (folder === undefined) add(path, file);
    else skip(folder);
  }
  return picked();
}

/**
 * The files of what was dropped, folders walked through. Must be called while the drop is handled: afterwards the browser
 * forgets what it was.
 */
export async function droppedFiles(
  items: DataTransferItemList,
  onFound: (count: number) => void,
): Promise<Picked> {
  const { state, add, skip, count, picked } = basket();
  let told = 0;
  const waiting: { readonly entry: FileSystemEntry; readonly depth: number }[] = [];
  for (const item of items) {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    const file = entry ? null : item.getAsFile();
    if (entry) waiting.push({ entry, depth: 0 });
    if (file) add(file.name, file);
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { entry, depth } = next;
    try {
      if (count() >= mostFiles) {
        state.isCut = true;
        break;
      }
      if (isFile(entry)) add(entry.fullPath, await fileOf(entry));
      if (!isFolder(entry)) continue;
      if (foreign.has(entry.name)) {
        skip(entry.name);
        continue;
      }
      if (depth >= deepest) {
        state.isTooDeep = true;
        continue;
      }
      const reader = entry.createReader();
      // A folder is told in portions; an empty one ends it.
      for (let portion = await nextEntries(reader); portion.length > 0; portion = await nextEntries(reader))
        waiting.push(...portion.map((inner) => ({ entry: inner, depth: depth + 1 })));
    } catch {
      state.unreadable += 1;
    }
    if (count() - told >= tellEvery) {
      told = count();
      onFound(told);
    }
  }
  return picked();
}
