import { readHosts } from '@saywright/domain/core';
import { says, type Answer, type ReadRequest } from '../answer.ts';
import { carryOut } from '../carryOut.ts';
import { hostContext } from './hosts.ts';

/** Reads with the rules of the core alone. */
export async function readCore({ instruction, scene }: ReadRequest): Promise<Answer> {
  if (scene.service === 'database') return says('The core does not read databases.', [], true);
  const read = readHosts(instruction, { ...hostContext(scene), service: scene.service });
  return read ? carryOut(read.reading, scene) : says('Nothing was read.', [], true);
}
