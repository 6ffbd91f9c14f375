const failure = 'Loading a chunk of the page failed';

/** Messages of browsers and the style loader for a chunk that `importChunk` did not load. */
const rawFailure = /dynamically imported module|importing a module script|preload CSS/iu;

/** Whether an error message means that a chunk could not be loaded. */
export function isMissingChunk(message: string): boolean {
  return message.startsWith(failure) || rawFailure.test(message);
}

/** Loads a chunk. Rejects with the same message in every browser. */
export async function importChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    throw new Error(`${failure}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** The address of a script in a browser's message. */
const scriptAddress = /https?:\/\/\S+\.js/u;

/**
 * Loads a chunk that failed before. A browser may keep the failure of an address while the page is open, so the script
 * is then asked for at an address with `attempt`. Rejects as `load` does.
 */
export async function importAgain<Chunk>(load: () => Promise<Chunk>, attempt: number): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    const [address] = (error instanceof Error && scriptAddress.exec(error.message)) || [];
    if (address === undefined || new URL(address).origin !== location.origin) throw error;
    const chunk: Promise<Chunk> = import(/* @vite-ignore */ `${address}?attempt=${attempt}`);
    return chunk;
  }
}
