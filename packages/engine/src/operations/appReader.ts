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
      if (request.unused.length === 0) {
        const { reading, ...names } = appReading(request, await partsOf(project));
        return { reading, names };
      }
      const { spec, words, unused, plain } = request;
      const quoted = unused.map((word) => `“${word}”`).join(', ');
      return {
        reading: {
          kind: 'question',
          text: `I can build ${spec.name}, but not yet what ${quoted} asks for. Nothing was planned.`,
          choices: [{ label: plain, instruction: plain }],
          words: [...words],
        },
      };
    },
  };
}
