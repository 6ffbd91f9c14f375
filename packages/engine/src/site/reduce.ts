import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@saywright/domain/result';
import type { SingleSiteAction, SiteAction, SiteScope } from '../ports/siteHost.ts';
import { isAt, moved, net, reversed, setting, variablesOf } from './changes.ts';
import { checkedRedirect, comparedPath } from './redirects.ts';
import {
  domainsOf,
  mainDomain,
  offlineMessage,
  partsOf,
  passwordOf,
  redirectsOf,
  scheduleOf,
} from './settings.ts';
import { audiences, type Change, type SiteState } from './state.ts';

type Changes = Result<readonly Change[]>;

const variableName = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/u;
const mostDomains = 20;
const mostScheduled = 20;
/** How far ahead something can be scheduled, in milliseconds. */
const farthest = 366 * 24 * 60 * 60 * 1000;

function show(state: SiteState, id: string): Changes {
  const deploy = state.deploys.find((candidate) => candidate.id === id);
  if (!deploy) return fail('The files of this deploy no longer exist. Plan it again.');
  if (!deploy.complete) return fail('This deploy is still waiting for files.');
  return ok(deploy.shown ? [] : [{ kind: 'shown', deploy: id, from: false, to: true }]);
}

function publish(state: SiteState, deploy: string): Changes {
  const shown = show(state, deploy);
  if (!shown.ok) return shown;
  const online = setting(state, 'offline', '', null);
  if (state.live === deploy && state.deleted === null && online.length === 0)
    return fail('Visitors already see this.');
  return ok([
    ...(state.deleted === null ? [] : [{ kind: 'deleted', from: state.deleted, to: null } as const]),
    ...shown.value,
    ...(state.live === deploy ? [] : [{ kind: 'live', from: state.live, to: deploy } as const]),
    ...online,
  ]);
}

function removePreview(state: SiteState, deploys: readonly string[]): Changes {
  const shown = deploys.filter((id) => state.deploys.some((deploy) => deploy.id === id && deploy.shown));
  if (shown.length === 0 || shown.length < deploys.length) return fail('This preview no longer exists.');
  if (state.live !== null && shown.includes(state.live))
    return fail('This preview is what visitors see now, so it cannot be removed.');
  return ok(shown.map((deploy) => ({ kind: 'shown', deploy, from: true, to: false })));
}

function audiencesOf(scope: SiteScope = 'both'): readonly ('live' | 'previews')[] {
  return scope === 'both' ? audiences : [scope];
}

function setVariable(
  state: SiteState,
  name: string,
  value: string | null,
  scope: SiteScope | undefined,
): Changes {
  if (!variableName.test(name) || name in Object.prototype)
    return fail(
      'A variable name has letters, digits and underscores, does not start with a digit and has at most 100 characters.',
    );
  const changes = audiencesOf(scope).map((audience) => {
    const from = variablesOf(state, audience)[name] ?? null;
    return { kind: 'variable', name, scope: audience, from, to: value } as const;
  });
  const real = changes.filter(({ from, to }) => from !== to);
  return real.length === 0 && value === null ? fail(`There is no variable called ${name}.`) : ok(real);
}

function addDomain(state: SiteState, domain: string, isMain: boolean): Changes {
  const known = domainsOf(state);
  if (known.some(({ name }) => name === domain)) return fail(`${domain} already leads to your site.`);
  if (known.length >= mostDomains) return fail(`A site can have at most ${mostDomains} domains.`);
  const main = isMain || mainDomain(state) === undefined;
  const changes = [
    ...setting(state, 'domain', domain, 'yes'),
    ...(main ? setting(state, 'main-domain', '', domain) : []),
  ];
  // A redirect to this domain may now lead back to where it began.
  const after = changes.reduce(moved, state);
  for (const [from, to] of redirectsOf(after)) {
    const checked = checkedRedirect(after, from, to);
    if (!checked.ok) return checked;
  }
  return ok(changes);
}

function removeDomain(state: SiteState, domain: string): Changes {
  const others = domainsOf(state).filter(({ name }) => name !== domain);
  if (others.length === domainsOf(state).length) return fail(`${domain} is not a domain of your site.`);
  const next = mainDomain(state) === domain ? (others[0]?.name ?? null) : (mainDomain(state) ?? null);
  return ok([...setting(state, 'domain', domain, null), ...setting(state, 'main-domain', '', next)]);
}

function setMainDomain(state: SiteState, domain: string): Changes {
  if (domainsOf(state).every(({ name }) => name !== domain))
    return fail(`${domain} is not a domain of your site. Add it first.`);
  const change = setting(state, 'main-domain', '', domain);
  return change.length === 0 ? fail(`${domain} is already the main domain.`) : ok(change);
}

function redirect(state: SiteState, from: string, to: string): Changes {
  const checked = checkedRedirect(state, from, to);
  if (!checked.ok) return checked;
  const change = setting(state, 'redirect', checked.value.from, checked.value.to);
  return change.length === 0 ? fail(`${from} already leads to ${to}.`) : ok(change);
}

function removeRedirect(state: SiteState, from: string): Changes {
  const path = comparedPath(from) ?? from;
  return redirectsOf(state).has(path)
    ? ok(setting(state, 'redirect', path, null))
    : fail(`There is no redirect from ${from}.`);
}

function takeOffline(state: SiteState, message: string): Changes {
  if (state.deleted !== null || state.live === null) return fail('There is no live site to take offline.');
  const change = setting(state, 'offline', '', message);
  return change.length === 0 ? fail('Your site is already offline.') : ok(change);
}

function bringOnline(state: SiteState): Changes {
  if (state.deleted !== null || state.live === null)
    return fail('Nothing is published, so there is nothing to bring online. Publish first.');
  return offlineMessage(state) === undefined
    ? fail('Your site is already online.')
    : ok(setting(state, 'offline', '', null));
}

function setPassword(state: SiteState, id: string | null, scope: SiteScope | undefined): Changes {
  const changes = audiencesOf(scope).flatMap((audience) => setting(state, 'password', audience, id));
  if (changes.length > 0) return ok(changes);
  const isSet = audiences.some((audience) => passwordOf(state, audience) !== undefined);
  return fail(isSet ? 'There is no password there.' : 'Your site has no password.');
}

/** A hash that is equal exactly for the same changes; the time of a deletion is not part of what is approved. */
export function changesSignature(changes: readonly Change[], context: unknown = null): string {
  const ends = changes.map((change) =>
    change.kind === 'deleted' ? { ...change, from: null, to: change.to !== null } : change,
  );
  return createHash('sha256')
    .update(JSON.stringify([context, ends]))
    .digest('hex');
}

/** The changes of an action after everything scheduled before it was carried out. */
function schedule(
  state: SiteState,
  { id, at, what }: Extract<SingleSiteAction, { kind: 'schedule' }>,
  now: string,
): Changes {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return fail('This is not a moment. Say a day and a time.');
  if (moment <= Date.parse(now)) return fail('That moment has passed. Choose a later one.');
  if (moment - Date.parse(now) > farthest) return fail('You can schedule at most a year ahead.');
  const pending = scheduleOf(state);
  if (pending.length >= mostScheduled)
    return fail(`At most ${mostScheduled} changes can be scheduled at once.`);
  let then = state;
  for (const earlier of pending.filter((other) => other.at <= at)) {
    const done = changesOf(then, earlier.action, earlier.at);
    if (done.ok) then = done.value.reduce(moved, then);
  }
  const changes = changesOf(then, what, at);
  if (!changes.ok) return changes;
  const value = JSON.stringify({ at, action: what, signature: changesSignature(changes.value) });
  return ok(setting(state, 'schedule', id, value));
}

function cancelSchedule(state: SiteState): Changes {
  const pending = scheduleOf(state);
  return pending.length === 0
    ? fail('Nothing is scheduled.')
    : ok(pending.flatMap(({ id }) => setting(state, 'schedule', id, null)));
}

/** Everything that an operation changed, with what it had scheduled and was carried out since. */
function undo(state: SiteState, operationId: string, now: string): Changes {
  const entry = state.log.find((candidate) => candidate.operationId === operationId);
  if (!entry) return fail('There is no record of that operation.');
  const scheduled = new Set(
    entry.changes.flatMap((change) =>
      change.kind === 'setting' && change.to !== null && partsOf(change.key).kind === 'schedule'
        ? [partsOf(change.key).name]
        : [],
    ),
  );
  const runs = state.log.filter((run) => run.schedule !== undefined && scheduled.has(run.schedule));
  const changes = net([...entry.changes, ...runs.flatMap((run) => run.changes)]);
  if (changes.length === 0) return fail('It was not carried out, so there is nothing to undo.');
  if (!changes.every((change) => isAt(state, change)))
    return fail('The site has changed since, so this alone cannot be undone. Say what you want instead.');
  const back = changes.toReversed().map(reversed);
  const isOver = scheduleOf(back.reduce(moved, state)).some(
    ({ id, at }) => at <= now && setting(state, 'schedule', id, null).length === 0,
  );
  return isOver ? fail('The moment it was scheduled for has passed, so this cannot be undone.') : ok(back);
}

function several(state: SiteState, actions: readonly SingleSiteAction[], at: string): Changes {
  const changes: Change[] = [];
  for (const action of actions) {
    const next = changesOf(changes.reduce(moved, state), action, at);
    if (!next.ok) return next;
    changes.push(...next.value);
  }
  const all = net(changes);
  return all.length === 0 ? fail('Together this would change nothing.') : ok(all);
}

function changesOf(state: SiteState, action: SiteAction, at: string): Changes {
  switch (action.kind) {
    case 'publish':
      return publish(state, action.deploy);
    case 'preview': {
      const shown = show(state, action.deploy);
      return shown.ok && shown.value.length === 0 ? fail('This preview already exists.') : shown;
    }
    case 'remove-preview':
      return removePreview(state, action.deploys);
    case 'set-variable':
      return setVariable(state, action.name, action.value, action.scope);
    case 'remove-variable':
      return setVariable(state, action.name, null, action.scope);
    case 'add-domain':
      return addDomain(state, action.domain, action.isMain === true);
    case 'remove-domain':
      return removeDomain(state, action.domain);
    case 'set-main-domain':
      return setMainDomain(state, action.domain);
    case 'redirect':
      return redirect(state, action.from, action.to);
    case 'remove-redirect':
      return removeRedirect(state, action.from);
    case 'take-offline':
      return takeOffline(state, action.message ?? '');
    case 'bring-online':
      return bringOnline(state);
    case 'set-password':
      return setPassword(state, action.password, action.scope);
    case 'remove-password':
      return setPassword(state, null, action.scope);
    case 'schedule':
      return schedule(state, action, at);
    case 'cancel-schedule':
      return cancelSchedule(state);
    case 'delete-site':
      return state.deleted === null && state.live !== null
        ? ok([{ kind: 'deleted', from: null, to: at }])
        : fail('There is no live site to delete.');
    case 'several':
      return several(state, action.actions, at);
    default:
      return undo(state, action.operationId, at);
  }
}

/** Computes the state after an action and its changes, or why it is not possible. Pure. */
export function reduceSite(
  state: SiteState,
  action: SiteAction,
  at: string,
): Result<{ readonly state: SiteState; readonly changes: readonly Change[] }> {
  const changes = changesOf(state, action, at);
  if (!changes.ok) return changes;
  const after = changes.value.reduce(moved, state);
  const deploys = after.deploys.map((deploy) =>
    deploy.id === after.live && after.deleted === null && deploy.publishedAt === null
      ? { ...deploy, publishedAt: at }
      : deploy,
  );
  return ok({ state: { ...after, deploys }, changes: changes.value });
}
