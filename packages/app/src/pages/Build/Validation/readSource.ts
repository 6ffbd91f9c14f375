import type { SourceFile } from '@saywright/domain/compliance';
import type { PickedFile } from './messages.ts';

/** More than any hand-written source file, in bytes. */
const maxBytes = 1_048_576;

/** Why a file is left out. */
export type LeftOut = 'binary' | 'tooLarge' | 'unreadable';

function decoded(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text of a chosen file, or why it has none. */
export async function readSource({ path, file }: PickedFile): Promise<SourceFile | LeftOut> {
  if (file.size > maxBytes) return 'tooLarge';
  try {
    const text = decoded(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? 'binary' : { path, text };
  } catch {
    return 'unreadable';
  }
}
