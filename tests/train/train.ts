// Learns from the annotated messages what the parts of a message mean: `npm run train`.
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { appMessagesOf } from './appCorpus.ts';
import { messagesOf } from './corpus.ts';
import { examplesOf, splitExamplesOf } from './examples.ts';
import { learn } from './learn.ts';
import { learnApps } from './learnApps.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const corpus = at('tests/train/annotated');
const filesOf = (kind: string): readonly string[] =>
  readdirSync(corpus)
    .filter((name) => name.startsWith(kind))
    .toSorted()
    .map((name) => `${corpus}/${name}`);

/** Writes a model, with its tables as objects and its sets as lists. */
function write(name: string, model: object): string {
  const data = JSON.stringify(model, (_, value: unknown) =>
    value instanceof Map ? Object.fromEntries(value) : value instanceof Set ? [...value] : value,
  );
  const packed = gzipSync(data, { level: 9 });
  writeFileSync(at(`packages/engine/model/${name}.json.gz`), packed);
  return `${Math.round(packed.length / 1000)} kB`;
}

const requests = filesOf('database-').flatMap((path) => messagesOf(path));
const ofDatabase = learn(examplesOf(requests), splitExamplesOf(requests));
console.log(
  `Database: ${requests.length} messages, ${ofDatabase.texts.size} features of texts, ${ofDatabase.tokens.size} of words, ${write('database', ofDatabase)}.`,
);

const first = filesOf('apps-').flatMap((path) => appMessagesOf(path));
const ofApps = learnApps(first);
console.log(
  `Apps: ${first.length} messages, ${ofApps.lists.size} features of lists, ${ofApps.tokens.size} of words, ${write('apps', ofApps)}.`,
);
