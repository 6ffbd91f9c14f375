import type { ReadContext } from '../../../packages/engine/src/ports/reader.ts';
import type { Scene } from '../answer.ts';

/** The day on which the sets were written; fixed, so that recorded answers stay valid. */
const today = '2026-11-23';

/** What the product tells a reader about the state of an item's service. Never rows. */
export async function readContext(scene: Scene): Promise<ReadContext> {
  const common = { today, offset: '+00:00' };
  if (scene.service === 'database') return { lexicon: await scene.lexiconAfter(''), ...common };
  if (scene.service === 'code-hosting') {
    const { branch, branches, tags, unsaved, files, saves } = scene.facts;
    const code = {
      current: branch,
      branches,
      tags,
      unsaved: unsaved.map(({ path }) => path),
      files,
      commits: saves.map(({ id, message, at }) => ({ id, message, at })),
    };
    return { lexicon: { tables: [] }, code, ...common };
  }
  const { now, environments, env, domains, redirects, schedule, versions } = scene.site;
  const previews = Object.entries(environments.previews);
  const drafts = new Set(previews.map(([, { version }]) => version));
  const site = {
    live: environments.production.online ? environments.production.version : null,
    deploys: versions
      .map(({ id, note, branch, created }) => ({
        id,
        title: note,
        branch,
        publishedAt: drafts.has(id) ? null : created,
      }))
      .toReversed(),
    domains: domains.map(({ name }) => name),
    variables: [...new Set([...Object.keys(env.production), ...Object.keys(env.preview)])],
    previews: previews.map(([branch]) => branch),
    schedule: schedule.map(({ at, op = 'publish' }) => ({ at, what: op })),
    redirects,
  };
  return { lexicon: { tables: [] }, site, ...common, today: now.slice(0, 10) };
}
