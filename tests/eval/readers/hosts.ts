import type { HostContext } from '@saywright/domain/core';
import type { Scene } from '../answer.ts';

/** The day on which the sets were written; fixed, so that recorded answers stay valid. */
export const today = '2026-11-23';

const noCode: HostContext['code'] = {
  branch: 'main',
  branches: ['main'],
  tags: [],
  files: [],
  unsaved: [],
  commits: [],
  hasSetAside: false,
};

const noSite: HostContext['site'] = {
  live: null,
  deploys: [],
  previews: [],
  domains: [],
  variables: [],
  redirects: [],
  schedule: null,
  online: false,
  passwords: { live: false, previews: false },
};

/** What words about the files and the site of an item can refer to. */
export function hostContext(scene: Exclude<Scene, { readonly service: 'database' }>): HostContext {
  if (scene.service === 'code-hosting') {
    const { branch, branches, tags, files, unsaved, saves, isMerging } = scene.facts;
    const code = { branch, branches, tags, files, unsaved, commits: saves, hasSetAside: true, isMerging };
    return { today, code, site: noSite };
  }
  const { now, branches, environments, env, domains, redirects, schedule, versions, password } = scene.site;
  const { production, previews } = environments;
  const drafts = new Set(Object.values(previews).map(({ version }) => version));
  const [next] = schedule;
  return {
    today: now.slice(0, 10),
    code: { ...noCode, branches },
    site: {
      live: production.version === null ? null : { id: production.version },
      deploys: versions
        .map(({ id, note, branch, created }) => ({
          id,
          title: note,
          branch,
          createdAt: created,
          publishedAt: drafts.has(id) ? null : created,
        }))
        .toReversed(),
      previews: Object.keys(previews).map((branch) => ({ branch })),
      domains: domains.map(({ name, primary }) => ({ domain: name, isMain: primary })),
      variables: [...new Set([...Object.keys(env.production), ...Object.keys(env.preview)])],
      redirects,
      schedule: next ? { at: next.at } : null,
      online: production.online,
      passwords: { live: password.production !== null, previews: password.preview !== null },
    },
  };
}
