import type { Reading } from '@saywright/domain/ast';
import { readDatabase, readHosts } from '@saywright/domain/core';
import type { Lexicon } from '@saywright/domain/planner';
import { serviceOf } from '@saywright/domain/routing';
import { writePlan, writeQuestion } from '@saywright/domain/write';
import type { ReadContext } from '../ports/reader.ts';
import type { ProjectRow } from '../store/store.ts';
import type { InstructionReader } from './readers.ts';

type Parts = Extract<Reading, { readonly kind: 'parts' }>;

/** What a reading of the database would do, in one line; undefined where it cannot be written. */
function titleOf({ parts }: Parts, lexicon: Lexicon): string | undefined {
  const [part] = parts;
  if (part?.service !== 'database') return undefined;
  if ('question' in part) {
    const written = writeQuestion(part.question, part.caption, lexicon);
    return written.ok ? `Show ${part.caption}` : undefined;
  }
  const written = writePlan(part.changes, lexicon);
  return written.ok ? written.value.plan.understood : undefined;
}

/** Asks whether a reading of the database is what was meant: the rules are too often wrong to plan it at once. */
function offered(reading: Parts, instruction: string, lexicon: Lexicon): Reading | undefined {
  const label = titleOf(reading, lexicon);
  return label === undefined
    ? undefined
    : {
        kind: 'question',
        text: 'Is this what you mean? Nothing was run.',
        choices: [{ label, instruction }],
        words: reading.words,
      };
}

/** The rules of the core: for the service that was chosen, otherwise for the one that the words suggest first. */
export function rulesReader(contextOf: (project: ProjectRow) => Promise<ReadContext>): InstructionReader {
  return {
    kind: 'rules',
    async read({ project, instruction, service, isConfirmed = false }) {
      const { lexicon, hosts, today } = await contextOf(project);
      const suggested = service ?? serviceOf(instruction);
      const ofHosts = (): Reading | undefined =>
        service === 'database' || !hosts
          ? undefined
          : readHosts(instruction, { ...hosts, ...(service && { service }) })?.reading;
      const ofDatabase = (): Reading | undefined => {
        if (service !== undefined && service !== 'database') return undefined;
        const reading = readDatabase(instruction, { lexicon, today });
        return reading?.kind === 'parts' && !isConfirmed ? offered(reading, instruction, lexicon) : reading;
      };
      const readings = suggested === 'database' ? [ofDatabase(), ofHosts()] : [ofHosts(), ofDatabase()];
      // A question back is asked only by the rules of the service it is about.
      const reading = readings.find((one) => one?.kind === 'parts') ?? readings[0];
      return reading && { reading };
    },
  };
}
