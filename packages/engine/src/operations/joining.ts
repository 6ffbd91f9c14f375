import { findingsLevel } from '@saywright/domain/risk';
import type { DatabasePlan } from '@saywright/domain/planner';
import type { Hash, Ids } from '../ports/system.ts';
import type { HostPlan } from './hostPlan.ts';
import type { JointPart, JointPlan, JointProof } from './jointPlan.ts';
import { bytesOf } from './planBytes.ts';
import type { ProvenJoint, ProvenPlan } from './serviceDriver.ts';
import { joinedTitles } from './titles.ts';

/** A proven part of a plan for several services. */
export interface PartToJoin {
  readonly proven: ProvenPlan;
  readonly undoOf?: string;
  readonly followsCode?: boolean;
}

/** Names of the services within a sentence. */
export const serviceWords: Readonly<Record<JointPart['plan']['service'], string>> = {
  database: 'database',
  'code-hosting': 'code',
  deployment: 'site',
};

/** Whether a proof showed that the change can be undone exactly. */
export function isUndoable({ undoable }: Pick<ProvenPlan['proof'], 'undoable'>): boolean {
  return undoable === true;
}

/** The words of a plan that joins others. Where one hid secrets of the instruction, its reading is used. */
export function joinedPlan(
  plans: readonly (DatabasePlan | HostPlan)[],
): Omit<JointPlan, 'service' | 'parts'> {
  const site = plans.find(({ service }) => service === 'deployment');
  const reading = (site ?? plans[0])?.reading;
  return {
    type: plans[0]?.type ?? 'data',
    title: joinedTitles(plans.map(({ title }) => title)),
    doneTitle: joinedTitles(plans.map(({ doneTitle }) => doneTitle)),
    understood: plans.map(({ understood }) => understood).join(' '),
    ...(reading && { reading }),
    steps: plans.flatMap(({ steps }) => steps),
    warnings: [...new Set(plans.flatMap(({ warnings }) => warnings))],
  };
}

/** The results of the trials of all parts as one. */
export async function joinedProof(hash: Hash, parts: JointProof['parts']): Promise<JointProof> {
  const findings = parts.flatMap((proof): JointProof['findings'] => proof.findings);
  const isRechecked = parts.some((proof) => 'recheck' in proof && proof.recheck !== undefined);
  return {
    service: 'joint',
    provenAt:
      parts
        .map(({ provenAt }) => provenAt)
        .toSorted()
        .at(-1) ?? '',
    tookMs: parts.reduce((sum, { tookMs }) => sum + tookMs, 0),
    risk: findingsLevel(parts.map(({ risk }) => ({ level: risk }))),
    findings,
    signature: await hash(JSON.stringify(parts.map(({ signature }) => signature))),
    parts,
    ...(isRechecked && { recheck: 'Checked again before it ran.' }),
  };
}

/** A part of a plan; the reading of the whole has its words, with secrets hidden. */
function withoutReading({ reading: _reading, ...plan }: DatabasePlan | HostPlan): DatabasePlan | HostPlan {
  return plan;
}

/** Joins proven parts into one plan, whose words may be replaced. */
export async function join(
  { ids, hash }: { readonly ids: Ids; readonly hash: Hash },
  parts: readonly PartToJoin[],
  words?: Partial<Pick<JointPlan, 'title' | 'doneTitle' | 'understood' | 'app'>> & {
    readonly instruction?: string;
  },
): Promise<ProvenJoint> {
  const { instruction, ...texts } = words ?? {};
  const joint: JointPart[] = [];
  for (const { proven, undoOf = null, followsCode = false } of parts)
    joint.push({
      id: proven.id,
      restoreId: ids(),
      undoOf,
      hash: await hash(bytesOf(proven.plan)),
      plan: withoutReading(proven.plan),
      followsCode,
    });
  const proof = await joinedProof(
    hash,
    parts.map(({ proven }) => proven.proof),
  );
  const site = parts.find(({ proven }) => proven.plan.service === 'deployment');
  return {
    id: ids(),
    plan: {
      service: 'joint',
      ...joinedPlan(parts.map(({ proven }) => proven.plan)),
      ...texts,
      parts: joint,
    },
    proof,
    risk: proof.risk,
    instruction: instruction ?? (site ?? parts[0])?.proven.instruction ?? '',
  };
}
