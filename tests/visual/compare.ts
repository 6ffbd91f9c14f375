import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A changed snapshot. */
export interface Change {
  readonly name: string;
  /** Number of pixels that differ. */
  readonly pixels: number;
  /** Share of different pixels in the larger snapshot, 0 to 1. */
  readonly share: number;
}

/** The outcome of comparing two folders of snapshots; a name is a path inside both folders, without `.png`. */
export interface Comparison {
  readonly equal: number;
  /** Most different first. */
  readonly changed: readonly Change[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

async function namesIn(folder: string): Promise<ReadonlySet<string>> {
  const paths = await readdir(folder, { recursive: true });
  const pngs = paths.filter((path) => path.endsWith('.png')).toSorted();
  return new Set(pngs.map((path) => path.slice(0, -'.png'.length).replaceAll('\\', '/')));
}

/** The snapshot on a canvas of the given size, transparent where it has no pixels. */
function padded(png: PNG, width: number, height: number): PNG {
  if (png.width === width && png.height === height) return png;
  const canvas = new PNG({ width, height });
  PNG.bitblt(png, canvas, 0, 0, png.width, png.height, 0, 0);
  return canvas;
}

/** Compares two PNG files; the extra area of the larger one counts as different. */
export function comparePngs(
  before: Buffer,
  after: Buffer,
): { readonly pixels: number; readonly share: number; readonly difference: Buffer } {
  const [old, present] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, present.width);
  const height = Math.max(old.height, present.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    padded(old, width, height).data,
    padded(present, width, height).data,
    difference.data,
    width,
    height,
    { checkerboard: false },
  );
  return { pixels, share: pixels / (width * height), difference: PNG.sync.write(difference) };
}

/**
 * Compares all snapshots of two folders.
 * @param report folder for the changed snapshots, as `before/`, `after/` and `difference/`
 */
export async function compareFolders(before: string, after: string, report: string): Promise<Comparison> {
  const [old, present] = [await namesIn(before), await namesIn(after)];
  const keep = async (kind: string, name: string, png: Buffer): Promise<void> => {
    const path = join(report, kind, `${name}.png`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, png);
  };
  const changed: Change[] = [];
  const added = [...present].filter((name) => !old.has(name));
  const removed = [...old].filter((name) => !present.has(name));
  for (const name of added) await keep('after', name, await readFile(join(after, `${name}.png`)));
  for (const name of removed) await keep('before', name, await readFile(join(before, `${name}.png`)));
  for (const name of old) {
    if (!present.has(name)) continue;
    const oldPng = await readFile(join(before, `${name}.png`));
    const newPng = await readFile(join(after, `${name}.png`));
    // Nearly all are equal byte by byte, and decoding is slow.
    if (oldPng.equals(newPng)) continue;
    const { pixels, share, difference } = comparePngs(oldPng, newPng);
    if (pixels === 0) continue;
    changed.push({ name, pixels, share });
    await keep('before', name, oldPng);
    await keep('after', name, newPng);
    await keep('difference', name, difference);
  }
  return {
    equal: old.size - removed.length - changed.length,
    changed: changed.toSorted((one, other) => other.share - one.share),
    added,
    removed,
  };
}
