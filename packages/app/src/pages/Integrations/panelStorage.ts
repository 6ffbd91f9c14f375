import { storedInstruction } from '@saywright/domain/deployment';
import { initialPlanPanel, reducePlanPanel, type PlanPanelState } from '@saywright/domain/integrations';
import { planAnswerSchema, type PlanAnswer } from '@saywright/engine/protocol';
import * as z from 'zod/mini';
import { parsedJson } from '../../services/persistedStore.ts';
import { readVisit, writeVisit } from '../../services/storage.ts';

const shape = z.object({
  text: z.string(),
  outlined: z.optional(z.string()),
  answer: z.optional(planAnswerSchema),
  executed: z.boolean(),
});

/** What is stored of a panel during a visit. */
export interface StoredPanel {
  readonly text: string;
  readonly plan: PlanPanelState<PlanAnswer>;
  readonly outlined: string | undefined;
}

/** The stored state of a panel; undefined if there is none or it is malformed. */
export function readStoredPanel(key: string): StoredPanel | undefined {
  const read = z.safeParse(shape, parsedJson(readVisit(key)));
  if (!read.success) return undefined;
  const { text, outlined, answer, executed } = read.data;
  if (!answer) return { text, outlined, plan: initialPlanPanel };
  const plan = reducePlanPanel<PlanAnswer>(initialPlanPanel, { kind: 'plan-received', response: answer });
  return { text, outlined, plan: { ...plan, executed } };
}

/** Stores a panel for the visit, with secrets masked: the full text exists only while the page is open. */
export function storePanel(key: string, { text, outlined, plan }: StoredPanel): void {
  const isEmpty = text === '' && outlined === undefined && plan.response === undefined;
  const stored = {
    text: storedInstruction(text),
    ...(outlined !== undefined && { outlined: storedInstruction(outlined) }),
    ...(plan.response && { answer: plan.response }),
    executed: plan.executed,
  };
  writeVisit(key, isEmpty ? null : JSON.stringify(stored));
}
