import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../ports/system.ts';
import { digestOf } from './blobs.ts';
import { deployPathProblem, limits } from './deployPaths.ts';
import { actNow } from './embedded.ts';
import { missingDigests } from './netlifyViews.ts';
import type { SiteRecord, SiteRecords } from './records.ts';
import { sha1, type Manifest, type SiteState } from './state.ts';

/** A refusal of the deploy API, with its HTTP status. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: 404 | 422;
  constructor(status: 404 | 422, message: string) {
    super(message);
    this.status = status;
  }
}

const newDeploy = z.object({
  files: z.record(z.string().max(1001), sha1),
  draft: z.boolean().default(false),
  title: z.string().max(200).default(''),
  branch: z.string().max(200).nullable().default(null),
});

/** A deploy and its site. */
export interface Deploy {
  readonly record: SiteRecord;
  readonly manifest: Manifest;
}

/** Deploy operations of the API. Callers make sure that calls for one site do not overlap. */
export interface Deploys {
  find(record: SiteRecord | undefined, id: string): Promise<Deploy>;
  create(record: SiteRecord, body: unknown): Promise<Deploy>;
  upload(deploy: Deploy, path: string, bytes: Uint8Array): Promise<string>;
  publish(deploy: Deploy): Promise<Deploy>;
  rollBack(record: SiteRecord): Promise<void>;
}

function filesOf(files: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(files).map(([path, digest]) => [path.replace(/^\//u, ''), digest] as const);
  if (entries.length === 0 || entries.length > limits.files)
    throw new ApiError(422, `A deploy has 1 to ${limits.files} files.`);
  for (const [path] of entries) {
    const problem = deployPathProblem(path);
    if (problem !== undefined) throw new ApiError(422, problem);
  }
  return Object.fromEntries(entries);
}

/** The deploy that was live before the current one: the newest older published one. */
export function previousDeploy({ deploys, live }: SiteState): string | undefined {
  const at = deploys.findIndex(({ id }) => id === live);
  return deploys.slice(0, Math.max(at, 0)).findLast(({ shown, publishedAt }) => shown && publishedAt !== null)
    ?.id;
}

export function netlifyDeploys(records: SiteRecords, clock: Clock): Deploys {
  const now = (): string => clock.now().toISOString();

  async function act(record: SiteRecord, deploy: string, kind: 'preview' | 'publish'): Promise<SiteRecord> {
    const done = await actNow(records, record, { kind, deploy }, now());
    if (!done.ok) throw new ApiError(422, done.error);
    return { ...record, state: done.value };
  }

  /** Completes a deploy once it has all its files: it gets its address and, unless it is a draft, goes live. */
  async function complete({ record, manifest }: Deploy): Promise<Deploy> {
    if ((await missingDigests(record, manifest)).length > 0) return { record, manifest };
    const sizes = await Promise.all(Object.values(manifest.files).map((digest) => record.blobs.size(digest)));
    if (sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) > limits.totalBytes)
      throw new ApiError(422, 'A deploy can have at most 200 MB.');
    const deploys = record.state.deploys.map((deploy) =>
      deploy.id === manifest.id ? { ...deploy, complete: true } : deploy,
    );
    const whole = { ...record, state: { ...record.state, deploys } };
    return { record: await act(whole, manifest.id, manifest.draft ? 'preview' : 'publish'), manifest };
  }

  return {
    async find(record, id) {
      const isListed = record?.state.deploys.some(
        (deploy) => deploy.id === id && (deploy.shown || !deploy.complete),
      );
      const manifest = record && isListed ? await records.manifest(record.state, id) : undefined;
      if (!record || !manifest) throw new ApiError(404, 'There is no such deploy.');
      return { record, manifest };
    },
    async create(record, body) {
      const parsed = newDeploy.safeParse(body);
      if (!parsed.success)
        throw new ApiError(422, 'A deploy needs files: their paths, each with the SHA-1 of its content.');
      const { draft, title, branch } = parsed.data;
      const id = randomBytes(12).toString('hex');
      const manifest = {
        id,
        title,
        branch,
        commit: null,
        createdAt: now(),
        draft,
        files: filesOf(parsed.data.files),
      };
      await records.addManifest(record.state, manifest);
      const deploys = [...record.state.deploys, { id, complete: false, shown: false, publishedAt: null }];
      const state = { ...record.state, deploys };
      await records.write(state);
      return complete({ record: { ...record, state }, manifest });
    },
    async upload(deploy, path, bytes) {
      const { record, manifest } = deploy;
      const expected = Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
      if (expected === undefined) throw new ApiError(422, 'This deploy has no such file.');
      if (digestOf(bytes) !== expected)
        throw new ApiError(422, 'The content does not match its announced SHA-1.');
      await record.blobs.put(bytes);
      if (!record.state.deploys.some(({ id, complete: isWhole }) => id === manifest.id && isWhole))
        await complete(deploy);
      return expected;
    },
    publish: async ({ record, manifest }) => ({
      record: await act(record, manifest.id, 'publish'),
      manifest,
    }),
    async rollBack(record) {
      const earlier = previousDeploy(record.state);
      if (earlier === undefined) throw new ApiError(422, 'There is no earlier deploy to go back to.');
      await act(record, earlier, 'publish');
    },
  };
}
