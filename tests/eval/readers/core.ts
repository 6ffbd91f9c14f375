import { readDatabase } from '../../../packages/domain/src/language/core/read.ts';
import { says, type Reader } from '../answer.ts';
import { carryOut } from '../carryOut.ts';
import { readContext } from './context.ts';

/** The rules of the core, without a model. */
export const readCore: Reader = async ({ instruction, scene }) => {
  if (scene.service !== 'database') return says('I did not understand that.', [], true);
  const { lexicon, today } = await readContext(scene);
  const reading = readDatabase(instruction, { lexicon, today });
  return reading ? carryOut(reading, scene) : says('I did not understand that.', [], true);
};
