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
import { storageKeys } from '../../product.ts';
import { readVisit, writeVisit } from '../../services/storage.ts';
import { createStore, type Store } from '../../services/store.ts';

/** What a panel knows; it outlives the tab of the hub, and its words and plan outlive a reload. */
export interface PanelMemory {
  readonly text: string;
  readonly plan: PlanPanelState<PlanAnswer>;
  readonly outline: SimulatedEntry | undefined;
  /** What the outline was made of, from which it is made again after a reload. */
  readonly outlined: string | undefined;
  readonly deployment: DeploymentState;
  readonly isWorking: boolean;
}

/** What is kept of a panel for the time of a visit. */
export type KeptPanel = Pick<PanelMemory, 'text' | 'plan' | 'outlined'>;

export type PanelEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'plan'; readonly event: PlanPanelEvent<PlanAnswer> }
  | { readonly kind: 'outlined'; readonly outline: SimulatedEntry | undefined }
  | { readonly kind: 'deployment'; readonly event: DeploymentEvent }
  | { readonly kind: 'working'; readonly isWorking: boolean }
  /** What was kept is read again; what was typed meanwhile stays. */
  | { readonly kind: 'restored'; readonly kept: KeptPanel };

const nothing: PanelMemory = {
  text: '',
  plan: initialPlanPanel,
  outline: undefined,
  outlined: undefined,
  deployment: initialDeployment,
  isWorking: false,
};

function reduce(memory: PanelMemory, event: PanelEvent): PanelMemory {
  switch (event.kind) {
    case 'typed':
      return { ...memory, text: event.text };
    case 'plan':
      return { ...memory, plan: reducePlanPanel(memory.plan, event.event) };
    case 'outlined':
      return { ...memory, outline: event.outline, outlined: event.outline?.instruction };
    case 'deployment':
      return { ...memory, deployment: deploymentTransition(memory.deployment, event.event) };
    case 'working':
      return { ...memory, isWorking: event.isWorking };
    default:
      return memory === nothing ? { ...nothing, ...event.kept } : memory;
  }
}

/** Comes with the first thing there is to keep, and with the checks of what is read. */
const keeping = () => import('./panelKept.ts');

function keyOf(owner: string, panel: IntegrationPanel): string {
  return `${storageKeys.hub}:${panel}${owner === '' ? '' : `:${owner}`}`;
}

const stores = new Map<string, Store<PanelMemory, PanelEvent>>();

/** Reads what was kept under a key, if anything was; only its words where it was another person's. */
async function restore(store: Store<PanelMemory, PanelEvent>, key: string, isOwn: boolean): Promise<void> {
  if (readVisit(key) === null) return;
  const { readKept } = await keeping();
  const kept = readKept(key);
  if (!isOwn) writeVisit(key, null);
  if (kept) store.send({ kind: 'restored', kept: isOwn ? kept : { ...nothing, text: kept.text } });
}

/** What a visitor typed before signing in is theirs afterwards, and nobody's in this tab any more. */
function adopt(store: Store<PanelMemory, PanelEvent>, panel: IntegrationPanel): void {
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

/** The memory of a panel in this tab of the browser, for each person apart. */
export function panelMemory(owner: string, panel: IntegrationPanel): Store<PanelMemory, PanelEvent> {
  const key = keyOf(owner, panel);
  const known = stores.get(key);
  const store = known ?? createStore(reduce, nothing);
  if (!known) {
    void restore(store, key, true);
    store.subscribe(() => void keeping().then(({ writeKept }) => writeKept(key, store.get())));
    stores.set(key, store);
  }
  if (owner !== '' && store.get() === nothing) adopt(store, panel);
  return store;
}
