import type { ServedDatabase } from '../ports/projectDatabase.ts';
import { accountSentences } from './accountSentences.ts';
import type { PeopleSentences } from './personReader.ts';
import { staffSentences } from './staffSentences.ts';

/** Reads sentences that name somebody by the address of their account. */
export function peopleSentences(
  openProject: (projectId: string) => Promise<ServedDatabase>,
): PeopleSentences {
  const readers = [staffSentences(openProject), accountSentences(openProject)];
  return async (project, instruction) => {
    for (const read of readers) {
      const found = await read(project, instruction.trim());
      if (found) return found;
    }
    return undefined;
  };
}
