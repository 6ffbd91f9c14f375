import type { Reading, ReadPart } from '@saywright/domain/ast';
import { says, type Answer, type Effect, type Scene } from './answer.ts';
import { changeCommands, questionCommands } from './code/carryOut.ts';
import { questionStep, siteStep } from './siteSteps.ts';
import { databaseSql } from './database/carryOut.ts';

async function effectOf(part: ReadPart, scene: Scene, before: string): Promise<Effect> {
  if (part.service !== scene.service)
    throw new Error(`This part is about ${part.service}, and the item about ${scene.service}.`);
  if (part.service === 'database' && scene.service === 'database')
    return { service: 'database', sql: await databaseSql(part, scene, before) };
  if (part.service === 'code-hosting' && scene.service === 'code-hosting') {
    const commands =
      'question' in part
        ? questionCommands(part.question)
        : part.changes.flatMap((change) => changeCommands(change, scene.facts));
    return { service: 'code-hosting', commands };
  }
  if (part.service === 'deployment')
    return {
      service: 'deployment',
      steps: 'question' in part ? [questionStep(part.question)] : part.changes.map(siteStep),
    };
  throw new Error('Unknown service.');
}

/** Turns a reading into what would happen. A part that cannot be written makes it a refusal. */
export async function carryOut(reading: Reading, scene: Scene): Promise<Answer> {
  switch (reading.kind) {
    case 'question':
      return says(reading.text, reading.choices);
    case 'refusal':
      return says(
        reading.reason,
        reading.suggestions.map((instruction) => ({ instruction })),
      );
    case 'talk':
      return says(reading.text);
    default: {
      const { unused = [] } = reading;
      // A change may leave out no word; with a question, the answer lists the words.
      if (unused.length > 0 && reading.parts.some((part) => 'changes' in part))
        return says(`Not read: ${unused.join(', ')}`);
      const effects: Effect[] = [];
      for (const part of reading.parts) {
        const before = effects.flatMap((effect) => (effect.service === 'database' ? [effect.sql] : []));
        try {
          effects.push(await effectOf(part, scene, before.join(';\n')));
        } catch (error) {
          return says(`Not written: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      return { kind: 'acts', effects };
    }
  }
}
