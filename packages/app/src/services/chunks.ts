const failure = 'Loading a chunk of the page failed';

/** What browsers, and the loader of styles, say of a part that was not fetched through here. */
const rawFailure = /dynamically imported module|importing a module script|preload CSS/iu;

/** Whether an error says that a part of the app could not be fetched. */
export function isMissingPart(message: string): boolean {
  return message.startsWith(failure) || rawFailure.test(message);
}

/** Fetches a part of the app; browsers word a failure differently, here it is always the same (CS-RECV-05). */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new Error(`${failure}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
