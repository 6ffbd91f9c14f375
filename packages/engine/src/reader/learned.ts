import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { parseLearnedModel, type LearnedModel } from '@saywright/domain/learned';
import { enginePaths } from '../paths.ts';

let loaded: Promise<LearnedModel> | undefined;

/** What was learned from annotated messages about databases; loaded with the first instruction that needs it. */
export function learnedModel(): Promise<LearnedModel> {
  loaded ??= readFile(enginePaths.model)
    .then((packed) => promisify(gunzip)(packed))
    .then((data) => parseLearnedModel(JSON.parse(data.toString())));
  return loaded;
}
