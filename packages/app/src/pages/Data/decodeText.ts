/** How the letters of a file are stored. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

function encodingOf(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/**
 * The text of a file, and how its letters are stored: UTF-16 by its mark, otherwise UTF-8, otherwise the older encoding of
 * Western European Windows. Undefined for a file that is no text.
 */
export function decodeText(
  bytes: Uint8Array,
): { readonly text: string; readonly encoding: TextEncoding } | undefined {
  const encoding = encodingOf(bytes);
  const decode = (label: TextEncoding): string => new TextDecoder(label, { fatal: true }).decode(bytes);
  try {
    return { text: decode(encoding), encoding };
  } catch {
    // Any bytes would pass as this encoding; a text contains no NUL.
    if (encoding !== 'utf-8' || bytes.includes(0)) return undefined;
    return { text: decode('windows-1252'), encoding: 'windows-1252' };
  }
}
