import type { SettingChange } from '../ports/siteHost.ts';
import { key } from './settings.ts';
import type { Change, SiteState } from './state.ts';

/** The value that a change is about. */
type Slot = Change extends infer One ? (One extends Change ? Omit<One, 'from' | 'to'> : never) : never;

function slotKey(slot: Slot): string {
  if (slot.kind === 'shown') return `shown ${slot.deploy}`;
  if (slot.kind === 'setting') return `setting ${slot.key}`;
  return slot.kind === 'variable' ? `variable ${slot.scope} ${slot.name}` : slot.kind;
}

function valueAt(state: SiteState, change: Change): string | boolean | null {
  switch (change.kind) {
    case 'live':
      return state.live;
    case 'deleted':
      return state.deleted;
    case 'variable':
      return variablesOf(state, change.scope)[change.name] ?? null;
    case 'setting':
      return state.settings[change.key] ?? null;
    default:
      return state.deploys.some(({ id, shown }) => id === change.deploy && shown);
  }
}

export function variablesOf(state: SiteState, scope: 'live' | 'previews'): SiteState['variables'] {
  return scope === 'live' ? state.variables : state.previewVariables;
}

/** Whether a change was made and has not been changed since. */
export function isAt(state: SiteState, change: Change): boolean {
  if (change.kind === 'shown' && !state.deploys.some(({ id }) => id === change.deploy)) return false;
  return valueAt(state, change) === change.to;
}

function withEntry(
  entries: Readonly<Record<string, string>>,
  name: string,
  value: string | null,
): Record<string, string> {
  const { [name]: _old, ...others } = entries;
  return value === null ? others : { ...others, [name]: value };
}

export function moved(state: SiteState, change: Change): SiteState {
  switch (change.kind) {
    case 'live':
      return { ...state, live: change.to };
    case 'deleted':
      return { ...state, deleted: change.to };
    case 'variable': {
      const entries = withEntry(variablesOf(state, change.scope), change.name, change.to);
      return change.scope === 'live'
        ? { ...state, variables: entries }
        : { ...state, previewVariables: entries };
    }
    case 'setting':
      return { ...state, settings: withEntry(state.settings, change.key, change.to) };
    default:
      return {
        ...state,
        deploys: state.deploys.map((deploy) =>
          deploy.id === change.deploy ? { ...deploy, shown: change.to } : deploy,
        ),
      };
  }
}

export function reversed(change: Change): Change {
  return change.kind === 'shown'
    ? { ...change, from: change.to, to: change.from }
    : { ...change, from: change.to, to: change.from };
}

function joined(first: Change, last: Change): Change {
  if (first.kind === 'shown') return last.kind === 'shown' ? { ...first, to: last.to } : first;
  return last.kind === 'shown' ? first : { ...first, to: last.to };
}

/** The changes as one step: each value once, from where it began to where it ended. */
export function net(changes: readonly Change[]): readonly Change[] {
  const bySlot = new Map<string, Change>();
  for (const change of changes) {
    const known = bySlot.get(slotKey(change));
    bySlot.set(slotKey(change), known ? joined(known, change) : change);
  }
  return [...bySlot.values()].filter(({ from, to }) => from !== to);
}

/** The change of a setting; none where it already has that value. */
export function setting(
  { settings }: SiteState,
  kind: SettingChange['kind'],
  name: string,
  to: string | null,
): readonly Change[] {
  const at = key(kind, name);
  const from = settings[at] ?? null;
  return from === to ? [] : [{ kind: 'setting', key: at, from, to }];
}
