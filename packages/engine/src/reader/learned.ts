import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  parseLearnedApps,
  parseLearnedModel,
  type LearnedApps,
  type LearnedModel,
} from '@saywright/domain/learned';
import { enginePaths } from '../paths.ts';

/** A model that is read from its file with the first message that needs it. */
function loaded<Model>(path: string, parse: (data: unknown) => Model): () => Promise<Model> {
  let model: Promise<Model> | undefined;
  return () =>
    (model ??= readFile(path)
      .then((packed) => promisify(gunzip)(packed))
      .then((data) => parse(JSON.parse(data.toString()))));
}

/** What was learned from annotated messages about databases. */
export const learnedModel: () => Promise<LearnedModel> = loaded(enginePaths.model, parseLearnedModel);

/** What was learned from annotated messages that ask for apps. */
export const learnedApps: () => Promise<LearnedApps> = loaded(enginePaths.appsModel, parseLearnedApps);
