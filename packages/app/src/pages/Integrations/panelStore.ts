import {
  deploymentTransition,
  initialDeployment,
  initialPlanPanel,
  reducePlanPanel,
  type DeploymentEvent,
  type DeploymentState,
  type IntegrationPanel,
  type PlanPanelEvent,
  type PlanPanelState,
} from '@saywright/domain/integrations';
import type { PlanAnswer } from '@saywright/engine/protocol';
import type { SimulatedEntry } from '../../conversation/entries.ts';
import type { OperationAct } from '../../conversation/decisionCommands.ts';
import { storageKeys } from '../../product.ts';
import { readVisit, writeVisit } from '../../services/storage.ts';
import { createStore, type Store } from '../../services/store.ts';
import type { StoredPanel } from './panelStorage.ts';

/** State of a panel; it outlives the tab, and its text and plan outlive a reload. */
export interface PanelState {
  readonly text: string;
  readonly plan: PlanPanelState<PlanAnswer>;
  readonly outline: SimulatedEntry | undefined;
  /** The instruction behind the outline; used to simulate it again after a reload. */
  readonly outlined: string | undefined;
  readonly deployment: DeploymentState;
  /** What the server is currently doing with the plan. */
  readonly working: OperationAct | undefined;
}

export type PanelEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'plan'; readonly event: PlanPanelEvent<PlanAnswer> }
  | { readonly kind: 'outlined'; readonly outline: SimulatedEntry | undefined }
  | { readonly kind: 'deployment'; readonly event: DeploymentEvent }
  | { readonly kind: 'working'; readonly working: OperationAct | undefined }
  /** Restores the stored state, unless something was typed meanwhile. */
  | { readonly kind: 'restored'; readonly stored: StoredPanel };

const emptyPanel: PanelState = {
  text: '',
  plan: initialPlanPanel,
  outline: undefined,
  outlined: undefined,
  deployment: initialDeployment,
  working: undefined,
};

function reduce(state: PanelState, event: PanelEvent): PanelState {
  switch (event.kind) {
    case 'typed':
      return { ...state, text: event.text };
    case 'plan':
      return { ...state, plan: reducePlanPanel(state.plan, event.event) };
    case 'outlined':
      return { ...state, outline: event.outline, outlined: event.outline?.instruction };
    case 'deployment':
      return { ...state, deployment: deploymentTransition(state.deployment, event.event) };
    case 'working':
      return { ...state, working: event.working };
    default:
      return state === emptyPanel ? { ...emptyPanel, ...event.stored } : state;
  }
}

/** Loaded with the first state to store or restore, together with its schema. */
const loadStorage = () => import('./panelStorage.ts');

function keyOf(owner: string, panel: IntegrationPanel): string {
  return `${storageKeys.hub}:${panel}${owner === '' ? '' : `:${owner}`}`;
}

const stores = new Map<string, Store<PanelState, PanelEvent>>();

/** Restores a panel from session storage; only its text if it belonged to a visitor. */
async function restore(store: Store<PanelState, PanelEvent>, key: string, isOwn: boolean): Promise<void> {
  if (readVisit(key) === null) return;
  const { readStoredPanel } = await loadStorage();
  const stored = readStoredPanel(key);
  if (!isOwn) writeVisit(key, null);
  if (stored) store.send({ kind: 'restored', stored: isOwn ? stored : { ...emptyPanel, text: stored.text } });
}

/** Moves what a visitor typed before signing in to their account. */
function adopt(store: Store<PanelState, PanelEvent>, panel: IntegrationPanel): void {
  const key = keyOf('', panel);
  const text = stores.get(key)?.get().text ?? '';
  stores.delete(key);
  if (text === '') {
    void restore(store, key, false);
    return;
  }
  writeVisit(key, null);
  store.send({ kind: 'typed', text });
}

/** The per-user state of a panel in this browser tab. */
export function panelStore(owner: string, panel: IntegrationPanel): Store<PanelState, PanelEvent> {
  const key = keyOf(owner, panel);
  const known = stores.get(key);
  const store = known ?? createStore(reduce, emptyPanel);
  if (!known) {
    void restore(store, key, true);
    store.subscribe(() => void loadStorage().then(({ storePanel }) => storePanel(key, store.get())));
    stores.set(key, store);
  }
  if (owner !== '' && store.get() === emptyPanel) adopt(store, panel);
  return store;
}
