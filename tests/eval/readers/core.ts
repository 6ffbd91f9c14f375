import { readDatabase, readHosts } from '@saywright/domain/core';
import { says, type Answer, type ReadRequest } from '../answer.ts';
import { carryOut } from '../carryOut.ts';
import { hostContext, today } from './hosts.ts';

/** Reads with the rules of the core alone. */
export async function readCore({ instruction, scene }: ReadRequest): Promise<Answer> {
  const reading =
    scene.service === 'database'
      ? readDatabase(instruction, { lexicon: await scene.lexiconAfter(''), today })
      : readHosts(instruction, { ...hostContext(scene), service: scene.service })?.reading;
  return reading ? carryOut(reading, scene) : says('Nothing was read.', [], true);
}
