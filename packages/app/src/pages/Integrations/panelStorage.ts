import { keptInstruction } from '@saywright/domain/deployment';
import { initialPlanPanel, reducePlanPanel } from '@saywright/domain/integrations';
import { planAnswerSchema, type PlanAnswer } from '@saywright/engine/protocol';
import * as z from 'zod/mini';
import { parsedJson } from '../../services/kept.ts';
import { readVisit, writeVisit } from '../../services/storage.ts';
import type { KeptPanel } from './panelMemory.ts';

const shape = z.object({
  text: z.string(),
  outlined: z.optional(z.string()),
  answer: z.optional(planAnswerSchema),
  executed: z.boolean(),
});

/** What was kept of a panel; undefined for nothing, and for what is of another shape. */
export function readKept(key: string): KeptPanel | undefined {
  const read = z.safeParse(shape, parsedJson(readVisit(key)));
  if (!read.success) return undefined;
  const { text, outlined, answer, executed } = read.data;
  if (!answer) return { text, outlined, plan: initialPlanPanel };
  const plan = reducePlanPanel<PlanAnswer>(initialPlanPanel, { kind: 'plan-received', response: answer });
  return { text, outlined, plan: { ...plan, executed } };
}

/** Keeps a panel for the time of a visit. Secrets are covered: in full, words stand only while the page is open. */
export function writeKept(key: string, { text, outlined, plan }: KeptPanel): void {
  const isEmpty = text === '' && outlined === undefined && plan.response === undefined;
  const kept = {
    text: keptInstruction(text),
    ...(outlined !== undefined && { outlined: keptInstruction(outlined) }),
    ...(plan.response && { answer: plan.response }),
    executed: plan.executed,
  };
  writeVisit(key, isEmpty ? null : JSON.stringify(kept));
}
