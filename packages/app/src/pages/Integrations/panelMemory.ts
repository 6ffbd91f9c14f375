import { keptInstruction } from '@saywright/domain/deployment';
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
import { planAnswerSchema, type PlanAnswer } from '@saywright/engine/protocol';
import * as z from 'zod/mini';
import type { SimulatedEntry } from '../../conversation/entries.ts';
import { storageKeys } from '../../product.ts';
import { parsedJson } from '../../services/kept.ts';
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

export type PanelEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'plan'; readonly event: PlanPanelEvent<PlanAnswer> }
  | { readonly kind: 'outlined'; readonly outline: SimulatedEntry | undefined }
  | { readonly kind: 'deployment'; readonly event: DeploymentEvent }
  | { readonly kind: 'working'; readonly isWorking: boolean };

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
    default:
      return { ...memory, isWorking: event.isWorking };
  }
}

const keptShape = z.object({
  text: z.string(),
  outlined: z.optional(z.string()),
  answer: z.optional(planAnswerSchema),
  executed: z.boolean(),
});

function keyOf(owner: string, panel: IntegrationPanel): string {
  return `${storageKeys.hub}:${panel}${owner === '' ? '' : `:${owner}`}`;
}

function readMemory(key: string): PanelMemory {
  const read = z.safeParse(keptShape, parsedJson(readVisit(key)));
  if (!read.success) return nothing;
  const { text, outlined, answer, executed } = read.data;
  const plan = answer
    ? {
        ...reducePlanPanel<PlanAnswer>(initialPlanPanel, { kind: 'plan-received', response: answer }),
        executed,
      }
    : initialPlanPanel;
  return { ...nothing, text, outlined, plan };
}

/** Secrets are covered in what is kept; what was typed stands in full only as long as the page is open. */
function writeMemory(key: string, { text, outlined, plan }: PanelMemory): void {
  const isEmpty = text === '' && outlined === undefined && plan.response === undefined;
  const kept = {
    text: keptInstruction(text),
    ...(outlined !== undefined && { outlined: keptInstruction(outlined) }),
    ...(plan.response && { answer: plan.response }),
    executed: plan.executed,
  };
  writeVisit(key, isEmpty ? null : JSON.stringify(kept));
}

const stores = new Map<string, Store<PanelMemory, PanelEvent>>();

/** What a visitor typed before signing in is theirs afterwards, and nobody's in this tab any more. */
function adopt(panel: IntegrationPanel): string {
  const visitor = stores.get(keyOf('', panel));
  const text = visitor?.get().text ?? readMemory(keyOf('', panel)).text;
  stores.delete(keyOf('', panel));
  writeVisit(keyOf('', panel), null);
  return text;
}

/** The memory of a panel in this tab of the browser, for each person apart. */
export function panelMemory(owner: string, panel: IntegrationPanel): Store<PanelMemory, PanelEvent> {
  const key = keyOf(owner, panel);
  const known = stores.get(key);
  if (known && (owner === '' || known.get().text !== '')) return known;
  const store = known ?? createStore(reduce, readMemory(key));
  if (!known) {
    store.subscribe(() => writeMemory(key, store.get()));
    stores.set(key, store);
  }
  if (owner !== '' && store.get().text === '') {
    const text = adopt(panel);
    if (text !== '') store.send({ kind: 'typed', text });
  }
  return store;
}
