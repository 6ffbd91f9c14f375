import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@saywright/domain/result';
import { turns, type Turns } from '../disk/turns.ts';
import type { SiteAction, SiteHost, SiteProof } from '../ports/siteHost.ts';
import type { Clock } from '../ports/system.ts';
import { commandsFor } from './commands.ts';
import { domainProblem } from './domainNames.ts';
import { deployPathProblem, limits } from './deployPaths.ts';
import { hashPassword, sitePasswordProblem } from './passwords.ts';
import { isSameSite, measureSite, siteSignature, viewDeploy, viewScheduled } from './measure.ts';
import { discardFor, purgeSites } from './purge.ts';
import { siteRecords, type SiteRecord, type SiteRecords } from './records.ts';
import { reduceSite } from './reduce.ts';
import { runDueSites } from './schedule.ts';
import { domainsOf, scheduleOf, settingsView } from './settings.ts';
import type { SiteState } from './state.ts';

/** A site host on this machine, with what the server of its files needs. */
export interface EmbeddedSiteHost extends SiteHost {
  readonly records: SiteRecords;
  readonly inTurn: Turns;
}

const deploysShown = 20;
const runsShown = 10;
const logLength = 200;
const maxValueBytes = 8 * 1024;

interface Reduced extends SiteProof {
  readonly state: SiteState;
}

interface Surroundings {
  readonly records: SiteRecords;
  /** Host names of the studio, which no site can take. */
  readonly studioHosts: () => readonly string[];
}

/** Why a domain that this step adds cannot be added, as a sentence, or undefined. */
async function addedDomainProblem(
  { records, studioHosts }: Surroundings,
  before: SiteState,
  after: SiteState,
): Promise<string | undefined> {
  const known = new Set(domainsOf(before).map(({ name }) => name));
  for (const { name } of domainsOf(after)) {
    if (known.has(name)) continue;
    const problem = domainProblem(name, studioHosts());
    if (problem !== undefined) return problem;
    if ((await records.withDomain(name)) !== undefined) return `${name} already leads to another site here.`;
  }
  return undefined;
}

async function reduced(
  around: Surroundings,
  record: SiteRecord,
  action: SiteAction,
  operationId: string | null,
  at: string,
): Promise<Result<Reduced>> {
  const { records } = around;
  const { state } = record;
  const done = reduceSite(state, action, at);
  if (!done.ok) return done;
  for (const single of action.kind === 'several' ? action.actions : [action]) {
    const id = single.kind === 'set-variable' ? single.value : undefined;
    const hash = single.kind === 'set-password' ? single.password : undefined;
    if (id !== undefined && (await records.value(state, id)) === undefined)
      return fail('The value is no longer stored. Enter it again.');
    if (hash !== undefined && (await records.value(state, hash)) === undefined)
      return fail('The password is no longer stored. Enter it again.');
  }
  const { changes } = done.value;
  const problem = await addedDomainProblem(around, state, done.value.state);
  if (problem !== undefined) return fail(problem);
  const effect = await measureSite(records, record, done.value.state, changes);
  const log = [...state.log, { operationId, at, changes: [...changes], effect }].slice(-logLength);
  const singles = action.kind === 'several' ? action.actions : [action];
  const files = await Promise.all(
    singles
      .map((single) => (single.kind === 'schedule' ? single.what : single))
      .map(async (single) =>
        'deploy' in single ? ((await records.manifest(state, single.deploy))?.files ?? null) : null,
      ),
  );
  const after = { ...done.value.state, log };
  const back = operationId === null ? undefined : reduceSite(after, { kind: 'undo', operationId }, at);
  return ok({
    state: after,
    effect,
    signature: siteSignature(state, changes, files),
    commands: commandsFor(action, state),
    undo: back?.ok && isSameSite(state, back.value.state) ? 'exact' : 'none',
  });
}

/** Applies an action without a plan, for the deploy API. */
export async function actNow(
  records: SiteRecords,
  record: SiteRecord,
  action: SiteAction,
  at: string,
): Promise<Result<SiteState>> {
  const done = await reduced({ records, studioHosts: () => [] }, record, action, null, at);
  if (!done.ok) return done;
  await records.write(done.value.state);
  return ok(done.value.state);
}

/** A content-addressed deploy store on this machine; `siteRecords` describes its files. */
export function embeddedSiteHost(options: {
  readonly directory: string;
  readonly clock: Clock;
  /** Host names of the studio, which no site can take. */
  readonly studioHosts?: () => readonly string[];
}): EmbeddedSiteHost {
  const records = siteRecords(options.directory);
  const around = { records, studioHosts: options.studioHosts ?? ((): readonly string[] => []) };
  const inTurn = turns();
  const now = (): string => options.clock.now().toISOString();
  return {
    records,
    inTurn,
    status: (project) =>
      inTurn(project.id, async () => {
        const record = await records.of(project);
        const { state } = record;
        const shown = state.deploys
          .filter((deploy) => deploy.shown)
          .toReversed()
          .slice(0, deploysShown);
        const deploys = await Promise.all(shown.map(({ id }) => viewDeploy(records, record, id)));
        return {
          name: state.name,
          path: `/_sites/${state.name}/`,
          live: await viewDeploy(records, record, state.deleted === null ? state.live : null),
          deploys: deploys.filter((deploy) => deploy !== null),
          deleted: state.deleted !== null,
          ...settingsView(state),
          schedule: await Promise.all(
            scheduleOf(state).map(({ value }) => viewScheduled(records, record, value)),
          ),
          ran: await Promise.all(
            state.ran
              .slice(-runsShown)
              .toReversed()
              .map(async ({ value, ...run }) => ({
                ...(await viewScheduled(records, record, value)),
                ...run,
              })),
          ),
        };
      }),
    prepare: (project, { title, branch, commit, files }) =>
      inTurn(project.id, async () => {
        const problem = contentProblem(files);
        if (problem !== undefined) return fail(problem);
        const { state, blobs } = await records.of(project);
        const id = randomBytes(12).toString('hex');
        const digests: Record<string, string> = {};
        for (const { path, bytes } of files) digests[path] = await blobs.put(bytes);
        await records.addManifest(state, {
          id,
          title,
          branch,
          commit,
          createdAt: now(),
          draft: true,
          files: digests,
        });
        const deploy = { id, complete: true, shown: false, publishedAt: null };
        await records.write({ ...state, deploys: [...state.deploys, deploy] });
        return ok(id);
      }),
    keepValue: (project, value) =>
      inTurn(project.id, async () => {
        if (value === '' || Buffer.byteLength(value) > maxValueBytes || value.includes('\0'))
          return fail('A value has 1 to 8,192 bytes of text.');
        return ok(await records.keepValue((await records.of(project)).state, value, now()));
      }),
    keepPassword: (project, password) =>
      inTurn(project.id, async () => {
        const problem = sitePasswordProblem(password);
        if (problem !== undefined) return fail(problem);
        const { state } = await records.of(project);
        return ok(await records.keepValue(state, await hashPassword(password), now()));
      }),
    prove: (project, action) =>
      inTurn(project.id, async () => {
        const proof = await reduced(around, await records.of(project), action, 'trial', now());
        if (!proof.ok) return proof;
        const { effect, signature, commands, undo } = proof.value;
        return ok({ effect, signature, commands, undo });
      }),
    execute: (project, { action, operationId, signature }) =>
      inTurn(project.id, async () => {
        // No two sites can take the same domain at once.
        return inTurn('domains', async () => {
          const record = await records.of(project);
          const known = appliedIn(record.state, operationId);
          if (known) return ok(known);
          const done = await reduced(around, record, action, operationId, now());
          if (!done.ok) return fail({ kind: 'failed', message: done.error });
          if (done.value.signature !== signature) return fail({ kind: 'changed' });
          await records.write(done.value.state);
          const applied = appliedIn(done.value.state, operationId);
          return applied ? ok(applied) : fail({ kind: 'failed', message: 'The change was not recorded.' });
        });
      }),
    applied: (project, operationId) =>
      inTurn(project.id, async () => appliedIn((await records.of(project)).state, operationId)),
    runDue: () => runDueSites(records, inTurn, now()),
    liveFiles: (project) =>
      inTurn(project.id, async () => {
        const site = await records.existing(project.id);
        if (!site || site.state.live === null || site.state.deleted !== null) return [];
        const { state, blobs } = site;
        const listed = Object.entries((await records.manifest(state, site.state.live))?.files ?? {});
        const files = await Promise.all(
          listed.map(async ([path, digest]) => ({ path, bytes: await blobs.read(digest) })),
        );
        return files.flatMap(({ path, bytes }) => (bytes ? [{ path, bytes }] : []));
      }),
    remove: (project) => inTurn(project.id, async () => records.remove((await records.of(project)).state)),
    discard: (project, action) =>
      inTurn(project.id, async () => discardFor(records, await records.of(project), action)),
    purge: (before) => purgeSites(records, inTurn, before),
  };
}

function appliedIn(state: SiteState, operationId: string) {
  const entry = state.log.find((candidate) => candidate.operationId === operationId);
  return entry?.effect ? { operationId, effect: entry.effect, appliedAt: entry.at } : undefined;
}

function contentProblem(
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
): string | undefined {
  if (files.length > limits.files) return `A deploy can have at most ${limits.files} files.`;
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > limits.totalBytes)
    return 'A deploy can have at most 200 MB.';
  for (const { path, bytes } of files) {
    const problem = deployPathProblem(path);
    if (problem !== undefined) return problem;
    if (bytes.length > limits.fileBytes) return `${path} is larger than 25 MB.`;
  }
  return undefined;
}
