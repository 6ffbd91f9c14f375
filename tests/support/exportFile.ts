import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { z } from 'zod';

const manifestSchema = z.looseObject({ files: z.record(z.string(), z.string()) });

/** Makes the hashes of an unpacked export fit its files. */
async function sign(folder: string): Promise<void> {
  const path = join(folder, 'manifest.json');
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  for (const each of Object.keys(manifest.files))
    manifest.files[each] = createHash('sha256')
      .update(await readFile(join(folder, each)))
      .digest('hex');
  await writeFile(path, JSON.stringify(manifest));
}

/** Unpacks an export, changes it, and packs it again; with `isSigned`, its list of hashes fits. */
export async function changedExport(
  file: Uint8Array,
  isSigned: boolean,
  change: (folder: string) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const scratch = await mkdtemp(join(tmpdir(), 'saywright-export-'));
  try {
    const folder = join(scratch, 'export');
    await mkdir(folder);
    const packed = join(scratch, 'export.tar.gz');
    await writeFile(packed, file);
    await extract({ file: packed, cwd: folder });
    await change(folder);
    if (isSigned) await sign(folder);
    await create({ gzip: true, cwd: folder, file: packed }, ['.']);
    return new Uint8Array(await readFile(packed));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
