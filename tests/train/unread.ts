// Of the requests of the annotated messages, those for which instructions are made and none is read: `npm run train:unread`.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { readPlainly } from '../../packages/domain/src/language/core/read.ts';
import { coreIndex } from '../../packages/domain/src/language/core/schemaIndex.ts';
import { keepsLimits } from '../../packages/domain/src/language/learned/limits.ts';
import { parseLearnedModel } from '../../packages/domain/src/language/learned/parse.ts';
import { isReadingOf } from '../../packages/domain/src/language/learned/read.ts';
import { meantBy } from '../../packages/domain/src/language/learned/suggest.ts';
import { messagesOf } from './corpus.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const model = parseLearnedModel(
  JSON.parse(gunzipSync(readFileSync(at('../../packages/engine/model/database.json.gz'))).toString()),
);
const today = '2026-11-23';
/** Of how many messages one is looked at. */
const every = 6;

const counts = new Map<string, { all: number; unread: number }>();
const messages = readdirSync(at('annotated')).flatMap((name) => messagesOf(at(`annotated/${name}`)));
for (const { lexicon, segments } of messages.filter((_, place) => place % every === 0)) {
  const index = coreIndex(lexicon);
  for (const { text, intent } of segments.filter((one) => one.intent !== 'none')) {
    const made: string[] = [];
    let isRead = false;
    meantBy(text, index, model, (instruction, kind) => {
      if (kind !== intent) return false;
      made.push(instruction);
      const isGood =
        keepsLimits(text, instruction, kind, index) &&
        isReadingOf(readPlainly(instruction, { lexicon, today }), kind);
      isRead ||= isGood;
      return isGood;
    });
    const count = counts.get(intent) ?? { all: 0, unread: 0 };
    counts.set(intent, count);
    count.all += 1;
    if (made.length === 0 || isRead) continue;
    count.unread += 1;
    if (process.argv.includes('--show'))
      console.log(`${intent} | ${text} => ${made.slice(0, 3).join(' | ')}`);
  }
}
const sum = (of: 'all' | 'unread'): number => [...counts.values()].reduce((total, one) => total + one[of], 0);
for (const [intent, { all, unread }] of [...counts].toSorted((one, other) => other[1].unread - one[1].unread))
  console.log(`${intent}: ${unread} of ${all}`);
console.log(`unread: ${sum('unread')} of ${sum('all')}`);
