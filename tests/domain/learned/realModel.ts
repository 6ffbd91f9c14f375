import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseLearnedModel } from '@saywright/domain/learned';

const packed = readFileSync(new URL('../../../packages/engine/model/database.json.gz', import.meta.url));

/** The model that the server reads with. */
export const realModel = parseLearnedModel(JSON.parse(gunzipSync(packed).toString()));
