import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { SiteAssert, SiteItem, SiteStep } from './items.ts';
import type { Judged, Loss } from './loss.ts';

const variables = z.record(z.string(), z.string());
const siteSchema = z.looseObject({
  /** The moment at which the founder speaks, ISO 8601. */
  now: z.string(),
  branches: z.array(z.string()),
  versions: z.array(
    z.object({ id: z.string(), created: z.string(), branch: z.string(), note: z.string().default('') }),
  ),
  environments: z.object({
    production: z.object({ online: z.boolean(), version: z.string().nullable() }),
    previews: z.record(z.string(), z.object({ version: z.string() })),
  }),
  env: z.object({ production: variables, preview: variables }),
  domains: z.array(z.object({ name: z.string(), primary: z.boolean() })),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  password: z.object({ production: z.string().nullable(), preview: z.string().nullable() }),
  schedule: z.array(
    z.looseObject({ at: z.string(), op: z.string().optional(), branch: z.string().optional() }),
  ),
  unpublished_changes: z.boolean().optional(),
  offline_message: z.string().optional(),
  /** What was shown to the founder. */
  shown: z.array(z.string()).default([]),
});
/** A simulated site. */
export type Site = z.infer<typeof siteSchema>;

export function readSite(file: string): Site {
  return siteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

type Environment = 'production' | 'preview';

function environments(
  target: Environment | 'all' | undefined,
  usual: readonly Environment[],
): readonly Environment[] {
  if (target === 'all') return ['production', 'preview'];
  return target === undefined ? usual : [target];
}

function need(condition: boolean, problem: string): void {
  if (!condition) throw new Error(problem);
}

function addVersion(site: Site, branch: string, prefix: string, note = ''): string {
  need(site.branches.includes(branch), `There is no branch ${branch}.`);
  const id = `${prefix}${site.versions.length + 1}`;
  site.versions.push({ id, created: site.now, branch, note });
  return id;
}

function setMain(site: Site, domain: string): void {
  need(
    site.domains.some(({ name }) => name === domain),
    `There is no domain ${domain}.`,
  );
  site.domains = site.domains.map(({ name }) => ({ name, primary: name === domain }));
}

/** Changes a site by one step; throws where that is not possible. */
function apply(site: Site, step: SiteStep): void {
  const { production, previews } = site.environments;
  switch (step.op) {
    case 'publish': {
      const branch = step.branch ?? 'main';
      const version = addVersion(site, branch, 'new', step.note);
      site.environments.production = { online: true, version };
      if (branch === 'main') site.unpublished_changes = false;
      return;
    }
    case 'preview': {
      const branch = step.branch ?? 'main';
      previews[branch] = { version: addVersion(site, branch, 'preview', step.note) };
      return;
    }
    case 'promote': {
      const preview = previews[step.branch];
      if (!preview) throw new Error(`There is no preview of ${step.branch}.`);
      site.environments.production = { online: true, version: preview.version };
      return;
    }
    case 'remove_preview':
      need(step.branch in previews, `There is no preview of ${step.branch}.`);
      delete previews[step.branch];
      return;
    case 'rollback':
      need(
        site.versions.some(({ id }) => id === step.to),
        `There is no version ${step.to}.`,
      );
      site.environments.production = { online: true, version: step.to };
      return;
    case 'set_env':
      need(/^[A-Za-z_]\w*$/u.test(step.name), `${step.name} is not a name of a variable.`);
      for (const where of environments(step.target, ['production']))
        site.env[where][step.name] = String(step.value);
      return;
    case 'unset_env': {
      const where = environments(step.target, ['production', 'preview']).filter(
        (one) => step.name in site.env[one],
      );
      need(where.length > 0, `There is no variable ${step.name}.`);
      for (const one of where) delete site.env[one][step.name];
      return;
    }
    case 'add_domain':
      need(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u.test(step.domain), `${step.domain} is not a domain.`);
      if (!site.domains.some(({ name }) => name === step.domain))
        site.domains.push({ name: step.domain, primary: false });
      if (step.primary === true || site.domains.length === 1) setMain(site, step.domain);
      return;
    case 'remove_domain':
      need(
        site.domains.some(({ name }) => name === step.domain),
        `There is no domain ${step.domain}.`,
      );
      site.domains = site.domains.filter(({ name }) => name !== step.domain);
      return;
    case 'set_primary':
      setMain(site, step.domain);
      return;
    case 'redirect':
      site.redirects.push({ from: step.from, to: step.to });
      return;
    case 'remove_redirect':
      need(
        site.redirects.some(({ from }) => from === step.from),
        `There is no redirect from ${step.from}.`,
      );
      site.redirects = site.redirects.filter(({ from }) => from !== step.from);
      return;
    case 'take_offline':
      production.online = false;
      if (step.message !== undefined) site.offline_message = step.message;
      return;
    case 'bring_online':
      need(production.version !== null, 'Nothing is published.');
      production.online = true;
      return;
    case 'set_password':
      need(step.password !== undefined || step.generate === true, 'There is no password.');
      for (const where of environments(step.target, ['production']))
        site.password[where] = step.password ?? 'generated';
      return;
    case 'remove_password':
      for (const where of environments(step.target, ['production'])) site.password[where] = null;
      return;
    case 'schedule':
      need(!Number.isNaN(Date.parse(step.at)), `${step.at} is not a moment.`);
      site.schedule.push({ ...(step.step ?? { op: 'publish' }), at: new Date(step.at).toISOString() });
      return;
    case 'cancel_schedule':
      need(site.schedule.length > 0, 'Nothing is scheduled.');
      site.schedule = [];
      return;
    default:
      site.shown.push(step.what);
  }
}

function lossOf(before: Site, after: Site): Loss {
  const [was, is] = [before.environments.production, after.environments.production];
  const lost = [
    ...(was.online && !is.online ? ['site taken offline'] : []),
    ...(was.version === is.version ? [] : ['live version changed']),
    ...before.domains
      .filter(({ name }) => !after.domains.some((other) => other.name === name))
      .map(({ name }) => `domain ${name}`),
    ...(['production', 'preview'] as const).flatMap((where) => [
      ...Object.entries(before.env[where])
        .filter(([name, value]) => after.env[where][name] !== value)
        .map(([name]) => `variable ${name} of ${where}`),
      ...(before.password[where] !== null && after.password[where] === null ? [`password of ${where}`] : []),
    ]),
    ...Object.keys(before.environments.previews)
      .filter((branch) => !(branch in after.environments.previews))
      .map((branch) => `preview of ${branch}`),
    ...(before.schedule.length > after.schedule.length ? ['schedule'] : []),
  ];
  return { lost, overwritten: [], exposed: [] };
}

function valueAt(site: Site, path: string): unknown {
  let value: unknown = site;
  for (const part of path.split('.')) {
    const name = part.replaceAll('%2E', '.');
    const entries: readonly [string, unknown][] =
      typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const length = Array.isArray(value) ? value.length : undefined;
    value = name === 'length' ? length : entries.find(([key]) => key === name)?.[1];
  }
  return value;
}

function comparable({ shown: _shown, ...site }: Site): string {
  return JSON.stringify(site);
}

function holds(assert: SiteAssert, before: Site, after: Site): boolean {
  const { exists = true } = assert;
  if (assert.any_of)
    return assert.any_of.some((option) => [option].flat().every((one) => holds(one, before, after)));
  if (assert.unchanged === true) return comparable(before) === comparable(after);
  if (assert.shown !== undefined) {
    const wanted = assert.shown.split('|');
    return after.shown.some((what) => wanted.includes(what));
  }
  if (assert.live_branch !== undefined) {
    const live = after.versions.find(({ id }) => id === after.environments.production.version);
    const isNew = !before.versions.some(({ id }) => id === live?.id);
    return live?.branch === assert.live_branch && (assert.fresh !== true || isNew);
  }
  if (assert.preview !== undefined) return assert.preview in after.environments.previews === exists;
  if (assert.domain !== undefined) {
    const found = after.domains.find(({ name }) => name === assert.domain);
    if (!exists || !found) return !exists && !found;
    return assert.primary === undefined || found.primary === assert.primary;
  }
  if (assert.redirect) {
    const [from, to] = assert.redirect;
    return after.redirects.some((redirect) => redirect.from.includes(from) && redirect.to.includes(to));
  }
  if (assert.scheduled !== undefined)
    return after.schedule.some(
      ({ op, at, branch = 'main' }) =>
        op === assert.scheduled &&
        (assert.at === undefined || Date.parse(at) === Date.parse(assert.at)) &&
        (assert.day === undefined || at.startsWith(assert.day)) &&
        (assert.branch === undefined || branch === assert.branch),
    );
  if (assert.path === undefined) throw new Error(`Unknown check: ${JSON.stringify(assert)}`);
  const value = valueAt(after, assert.path);
  return assert.exists === undefined
    ? value === assert.equals
    : (value !== undefined && value !== null) === assert.exists;
}

/** Carries out steps on a site and checks the effect. */
export function judgeSteps(site: Site, item: SiteItem, steps: readonly SiteStep[]): Judged {
  const after = structuredClone(site);
  let error: string | undefined;
  try {
    for (const step of steps) apply(after, step);
  } catch (problem) {
    error = problem instanceof Error ? problem.message : String(problem);
  }
  const failed = item.asserts.find((assert) => !holds(assert, site, after));
  return { error, failed: failed && JSON.stringify(failed), loss: lossOf(site, after) };
}
