import { LargeWorkbookError, readSheets } from './workbookSheets.ts';
import type { WorkbookAnswer } from './readWorkbook.ts';

/** The first bytes of an older Excel file, which is also the envelope of one with a password. */
const olderStart = [0xd0, 0xcf, 0x11, 0xe0];

async function answer(file: Uint8Array): Promise<WorkbookAnswer> {
  if (olderStart.every((byte, at) => file[at] === byte)) return { problem: 'older' };
  try {
    return { sheets: await readSheets(file) };
  } catch (error) {
    return { problem: error instanceof LargeWorkbookError ? 'large' : 'damaged' };
  }
}

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void answer(data).then((sheets) => postMessage(sheets));
});
