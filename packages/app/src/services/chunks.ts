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
