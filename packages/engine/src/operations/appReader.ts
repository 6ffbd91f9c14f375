import { appReading, readApp, type AppParts } from '@saywright/domain/app';
import type { ProjectRow } from '../store/store.ts';
import type { InstructionReader } from './readers.ts';

/** Reads requests for whole apps; `partsOf` gives what the pages of a project's app share. */
export function appReader(partsOf: (project: ProjectRow) => Promise<AppParts>): InstructionReader {
  return {
    kind: 'app',
    async read({ project, instruction }) {
      const request = readApp(instruction);
      if (!request) return undefined;
      if (request.topics.length === 0 && request.unused.length === 0) {
        const { reading, ...names } = appReading(request, await partsOf(project));
        return { reading, names };
      }
      const { words, offer, plain } = request;
      return {
        reading: {
          kind: 'question',
          text: `${offer} Nothing was planned.`,
          choices: [{ label: plain, instruction: plain }],
          words: [...words],
        },
      };
    },
  };
}
