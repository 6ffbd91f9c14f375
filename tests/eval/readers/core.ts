import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { firstLists, toldLists } from '@saywright/domain/app';
import { readDatabase, readHosts, readLookup, readRowList, withClock } from '@saywright/domain/core';
import { parseLearnedModel, type LearnedModel } from '@saywright/domain/learned';
import { listsReading } from '../../../packages/engine/src/operations/firstListsReader.ts';
import { rulesReader } from '../../../packages/engine/src/operations/rulesReader.ts';
import type { ProjectRow } from '../../../packages/engine/src/store/store.ts';
import { says, type Answer, type Press, type ReadRequest, type Scene } from '../answer.ts';
import { carryOut } from '../carryOut.ts';
import { readContext } from './context.ts';
import { hostContext, today } from './hosts.ts';

const path = new URL('../../../packages/engine/model/database.json.gz', import.meta.url);
let model: LearnedModel | undefined;

function learned(): LearnedModel {
  model ??= parseLearnedModel(JSON.parse(gunzipSync(readFileSync(path)).toString()));
  return model;
}

function pressed(instruction: string): Press {
  return { instruction, isConfirmed: true };
}

function readHost(instruction: string, scene: Exclude<Scene, { readonly service: 'database' }>) {
  return readHosts(instruction, { ...hostContext(scene), service: scene.service })?.reading;
}

/** Reads with the rules of the core alone. */
export async function readCore({ instruction, scene }: ReadRequest): Promise<Answer> {
  const reading =
    scene.service === 'database'
      ? readDatabase(instruction, { lexicon: await scene.lexiconAfter(''), today })
      : readHost(instruction, scene);
  return reading ? carryOut(reading, scene) : says('Nothing was read.', [], true);
}

/** The project of a scene, which the rules only pass on. */
const project: ProjectRow = { id: 'p0', owner: 'p1', name: 'Bakery' };

/** Reads with the rules of the core and, about the database, with what was learned, as the product does. */
export async function readLearned(request: ReadRequest): Promise<Answer> {
  const { instruction, scene, isConfirmed = false } = request;
  if (scene.service !== 'database') return readCore(request);
  const reader = rulesReader(
    () => readContext(scene),
    () => Promise.resolve(learned()),
  );
  const read = await reader.read({ project, instruction, service: 'database', isConfirmed });
  if (!read || 'problem' in read) return says('Nothing was read.', [], true);
  const { reading } = read;
  return reading.kind === 'question'
    ? says(
        reading.text,
        reading.choices.map((choice) => pressed(choice.instruction)),
      )
    : carryOut(reading, scene);
}

/**
 * Reads what comes before the documented rules: usual questions, new lists that are described, and rows with all of their
 * values. Undefined where there is none.
 */
export async function readEarly({
  instruction,
  scene,
  isConfirmed = false,
}: ReadRequest): Promise<Answer | undefined> {
  if (scene.service !== 'database') return undefined;
  const lexicon = await scene.lexiconAfter('');
  const lookup = readLookup(instruction, { lexicon, today });
  if (lookup || isConfirmed) return lookup && carryOut(lookup, scene);
  const tables = lexicon.tables.map(({ name }) => name);
  const told = toldLists(instruction, tables);
  if (told) return says(told.text, [pressed(told.instruction)]);
  const lists = firstLists(instruction, tables);
  const made = lists?.isEarly === true ? listsReading({ ...lists, rows: [] }, lexicon) : undefined;
  if (made && 'reading' in made) return carryOut(made.reading, scene);
  const listed = readRowList(withClock(instruction), { lexicon, today });
  if (!listed) return undefined;
  return listed.isSure || listed.reading.kind !== 'parts'
    ? carryOut(listed.reading, scene)
    : says('Is this what you mean?', [pressed(instruction)]);
}
