import { readHosts } from '@saywright/domain/core';
import { understand } from '@saywright/domain/planner';
import { serviceOf } from '@saywright/domain/routing';
import type { OpenProjectDatabase } from '../ports/projectDatabase.ts';
import type { ReadContext } from '../ports/reader.ts';
import type { ProjectRow } from '../store/store.ts';
import type { InstructionReader } from './readers.ts';

interface RulesReaderDependencies {
  readonly openProject: OpenProjectDatabase;
  readonly contextOf: (project: ProjectRow) => Promise<ReadContext>;
}

/** The rules that read instructions about code and the site. What the documented planner of the database reads is its. */
export function rulesReader({ openProject, contextOf }: RulesReaderDependencies): InstructionReader {
  return {
    kind: 'rules',
    async read({ project, instruction, service }) {
      if (service === 'database') return undefined;
      if (service === undefined) {
        const lexicon = await (await openProject(project.id)).lexicon();
        if (understand(instruction, lexicon).kind === 'plan') return undefined;
      }
      const { hosts } = await contextOf(project);
      const read = hosts && readHosts(instruction, { ...hosts, ...(service && { service }) });
      if (!read) return undefined;
      const isTheirs = read.reading.kind === 'parts' || (service ?? serviceOf(instruction)) !== 'database';
      return isTheirs ? { reading: read.reading } : undefined;
    },
  };
}
