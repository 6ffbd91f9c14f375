import type { SiteRecord } from './records.ts';
import type { Manifest, SiteState } from './state.ts';

/** A site in the format of Netlify's API. */
export function siteJson({ id, name, live }: SiteState, origin: string): object {
  const url = `${origin}/_sites/${name}/`;
  return {
    id,
    site_id: id,
    name,
    state: 'current',
    url,
    ssl_url: url,
    published_deploy: live === null ? null : { id: live },
  };
}

/** Digests of a deploy whose contents have not been uploaded yet. */
export async function missingDigests({ blobs }: SiteRecord, manifest: Manifest): Promise<readonly string[]> {
  const absent = new Set<string>();
  for (const digest of Object.values(manifest.files))
    if ((await blobs.size(digest)) === undefined) absent.add(digest);
  return [...absent];
}

/** A deploy in the format of Netlify's API. */
export async function deployJson(record: SiteRecord, manifest: Manifest, origin: string): Promise<object> {
  const known = record.state.deploys.find(({ id }) => id === manifest.id);
  const deployUrl = `${origin}/_deploys/${manifest.id}/`;
  return {
    id: manifest.id,
    site_id: record.state.id,
    name: record.state.name,
    state: known?.complete ? 'ready' : 'uploading',
    required: known?.complete ? [] : await missingDigests(record, manifest),
    draft: manifest.draft,
    title: manifest.title,
    branch: manifest.branch,
    commit_ref: manifest.commit,
    created_at: manifest.createdAt,
    published_at: known?.publishedAt ?? null,
    deploy_url: deployUrl,
    deploy_ssl_url: deployUrl,
    url: `${origin}/_sites/${record.state.name}/`,
  };
}
