import { readHosts } from '@saywright/domain/core';
import { serviceOf } from '@saywright/domain/routing';
import type { ReadContext } from '../ports/reader.ts';
import type { ProjectRow } from '../store/store.ts';
import type { InstructionReader } from './readers.ts';

/** The rules that read instructions about code and the site. */
export function rulesReader(contextOf: (project: ProjectRow) => Promise<ReadContext>): InstructionReader {
  return {
    kind: 'rules',
    async read({ project, instruction, service }) {
      if (service === 'database') return undefined;
      const { hosts } = await contextOf(project);
      const read = hosts && readHosts(instruction, { ...hosts, ...(service && { service }) });
      if (!read) return undefined;
      const isTheirs = read.reading.kind === 'parts' || (service ?? serviceOf(instruction)) !== 'database';
      return isTheirs ? { reading: read.reading } : undefined;
    },
  };
}
