import { fail, ok, type Result } from '@saywright/domain/result';
import type { SiteAction } from '../ports/siteHost.ts';
import type { Change, SiteState } from './state.ts';

const variableName = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/u;

type Valued = Exclude<Change, { readonly kind: 'shown' }>;

function valueOf(state: SiteState, change: Valued): string | null {
  if (change.kind === 'live') return state.live;
  if (change.kind === 'deleted') return state.deleted;
  return state.variables[change.name] ?? null;
}

function isAt(state: SiteState, change: Change): boolean {
  if (change.kind !== 'shown') return valueOf(state, change) === change.to;
  return state.deploys.some(({ id, shown }) => id === change.deploy && shown === change.to);
}

function moved(state: SiteState, change: Change): SiteState {
  switch (change.kind) {
    case 'live':
      return { ...state, live: change.to };
    case 'deleted':
      return { ...state, deleted: change.to };
    case 'variable': {
      const { [change.name]: _old, ...others } = state.variables;
      return { ...state, variables: change.to === null ? others : { ...others, [change.name]: change.to } };
    }
    default:
      return {
        ...state,
        deploys: state.deploys.map((deploy) =>
          deploy.id === change.deploy ? { ...deploy, shown: change.to } : deploy,
        ),
      };
  }
}

function reversed(change: Change): Change {
  return change.kind === 'shown'
    ? { ...change, from: change.to, to: change.from }
    : { ...change, from: change.to, to: change.from };
}

function show(state: SiteState, id: string): Result<readonly Change[]> {
  const deploy = state.deploys.find((candidate) => candidate.id === id);
  if (!deploy) return fail('The files of this deploy no longer exist. Plan it again.');
  if (!deploy.complete) return fail('This deploy is still waiting for files.');
  return ok(deploy.shown ? [] : [{ kind: 'shown', deploy: id, from: false, to: true }]);
}

function publish(state: SiteState, deploy: string): Result<readonly Change[]> {
  const shown = show(state, deploy);
  if (!shown.ok) return shown;
  if (state.live === deploy && state.deleted === null) return fail('Visitors already see this.');
  return ok([
    ...(state.deleted === null ? [] : [{ kind: 'deleted', from: state.deleted, to: null } as const]),
    ...shown.value,
    { kind: 'live', from: state.live, to: deploy },
  ]);
}

function undo(state: SiteState, operationId: string): Result<readonly Change[]> {
  const entry = state.log.find((candidate) => candidate.operationId === operationId);
  if (!entry) return fail('There is no record of that operation.');
  if (!entry.changes.every((change) => isAt(state, change)))
    return fail('The site has changed since, so this alone cannot be undone. Say what you want instead.');
  return ok(entry.changes.toReversed().map(reversed));
}

function setVariable(state: SiteState, name: string, value: string | null): Result<readonly Change[]> {
  if (!variableName.test(name) || name in Object.prototype)
    return fail(
      'A variable name has letters, digits and underscores, does not start with a digit and has at most 100 characters.',
    );
  const from = state.variables[name] ?? null;
  if (value === null && from === null) return fail(`There is no variable called ${name}.`);
  return ok([{ kind: 'variable', name, from, to: value }]);
}

function changesOf(state: SiteState, action: SiteAction, at: string): Result<readonly Change[]> {
  switch (action.kind) {
    case 'publish':
      return publish(state, action.deploy);
    case 'preview': {
      const shown = show(state, action.deploy);
      return shown.ok && shown.value.length === 0 ? fail('This preview already exists.') : shown;
    }
    case 'set-variable':
      return setVariable(state, action.name, action.value);
    case 'remove-variable':
      return setVariable(state, action.name, null);
    case 'delete-site':
      return state.deleted === null && state.live !== null
        ? ok([{ kind: 'deleted', from: null, to: at }])
        : fail('There is no live site to delete.');
    default:
      return undo(state, action.operationId);
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
