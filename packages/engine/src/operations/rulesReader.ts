import { readDatabase, readHosts } from '@saywright/domain/core';
import { serviceOf } from '@saywright/domain/routing';
import type { ReadContext } from '../ports/reader.ts';
import type { ProjectRow } from '../store/store.ts';
import type { InstructionReader } from './readers.ts';

/** The rules of the core: for the service that was chosen, otherwise for the one that the words suggest first. */
export function rulesReader(contextOf: (project: ProjectRow) => Promise<ReadContext>): InstructionReader {
  return {
    kind: 'rules',
    async read({ project, instruction, service }) {
      const { lexicon, hosts, today } = await contextOf(project);
      const suggested = service ?? serviceOf(instruction);
      const ofHosts = (): ReturnType<typeof readHosts> => {
        if (service === 'database' || !hosts) return undefined;
        return readHosts(instruction, { ...hosts, ...(service && { service }) });
      };
      const ofDatabase = (): ReturnType<typeof readDatabase> =>
        service === undefined || service === 'database'
          ? readDatabase(instruction, { lexicon, today })
          : undefined;
      const readings =
        suggested === 'database' ? [ofDatabase(), ofHosts()?.reading] : [ofHosts()?.reading, ofDatabase()];
      const complete = readings.find((reading) => reading?.kind === 'parts');
      // A question back is asked only by the rules of the service it is about.
      const reading = complete ?? readings[0];
      return reading && { reading };
    },
  };
}
