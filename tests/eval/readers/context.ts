import type { ReadContext } from '../../../packages/engine/src/ports/reader.ts';
import { readFacts } from '../../../packages/engine/src/reader/facts.ts';
import type { Scene } from '../answer.ts';
import { hostContext, today } from './hosts.ts';

/** What the product tells a reader about the state of an item's service. Never rows. */
export async function readContext(scene: Scene): Promise<ReadContext> {
  const common = { today, offset: '+00:00' };
  if (scene.service === 'database') return { lexicon: await scene.lexiconAfter(''), ...common };
  const hosts = hostContext(scene);
  const { code, site } = readFacts(hosts);
  return {
    lexicon: { tables: [] },
    code,
    ...(scene.service === 'deployment' && { site }),
    ...common,
    today: hosts.today,
  };
}
