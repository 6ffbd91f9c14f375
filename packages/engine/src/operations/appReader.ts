import { appReading, describedApp, readApp, type AppFile, type AppParts } from '@saywright/domain/app';
import type { PageUse } from '../access/pageTrial.ts';
import type { ProjectRow } from '../store/store.ts';
import { brokenPage, usesOf } from '../pages/pageUses.ts';
import type { InstructionReader } from './readers.ts';

function usesOfFiles(files: readonly AppFile[]): readonly PageUse[] {
  return files
    .filter(({ path }) => path.endsWith('.html'))
    .flatMap(({ path, content }) => usesOf(path.replace(/^public\//u, ''), content).uses);
}

interface AppReaderDependencies {
  /** What the pages of a project's app share. */
  readonly partsOf: (project: ProjectRow) => Promise<AppParts>;
  /** Whether a project stores nothing yet. */
  readonly isEmpty: (project: ProjectRow) => Promise<boolean>;
}

/** Reads requests for whole apps; in a project that stores nothing yet, also what only describes one. */
export function appReader({ partsOf, isEmpty }: AppReaderDependencies): InstructionReader {
  return {
    kind: 'app',
    async read({ project, instruction }) {
      const request = readApp(instruction);
      if (!request) {
        const near = describedApp(instruction);
        if (!near || !(await isEmpty(project))) return undefined;
        const choices = [{ label: near.instruction, instruction: near.instruction }];
        return { reading: { kind: 'question', text: near.text, choices, words: [] }, isClear: true };
      }
      if (request.topics.length === 0 && request.unused.length === 0) {
        const { reading, files, tables, ...names } = appReading(request, await partsOf(project));
        const broken = brokenPage(new Map(files.map(({ path, content }) => [path, content])));
        if (broken !== undefined) return { reading: { kind: 'refusal', reason: broken, suggestions: [] } };
        return { reading, names, pages: { uses: usesOfFiles(files), tables } };
      }
      const { words, offer, plain } = request;
      return {
        reading: {
          kind: 'question',
          text: `${offer} Nothing was planned.`,
          choices: [{ label: plain, instruction: plain }],
          words: [...words],
        },
        isClear: describedApp(instruction) !== undefined && (await isEmpty(project)),
      };
    },
  };
}
