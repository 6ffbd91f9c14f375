import type { CodeChange, ReadPart, SiteChange } from '@saywright/domain/ast';
import { withinReach } from '@saywright/domain/write';
import type { Hash, Ids } from '../ports/system.ts';
import type { OperationRow, ProjectRow } from '../store/store.ts';
import { join, type PartToJoin } from './joining.ts';
import { orderProblem } from './jointDriver.ts';
import type { PlanNames } from './readers.ts';
import {
  refuse,
  type CodeReader,
  type Planned,
  type ProvenJoint,
  type RecordablePlan,
  type ReadRequest,
  type ServiceDriver,
} from './serviceDriver.ts';
import { triedApp } from './triedApp.ts';

/** A part of a reading that changes something. */
export type ChangePart = Extract<ReadPart, { readonly changes: unknown }>;

export interface JointPlanningDependencies {
  readonly driver: (service: OperationRow['service']) => ServiceDriver | undefined;
  readonly ids: Ids;
  readonly hash: Hash;
}

/** Two parts for the same service as one; undefined for parts of different services. */
function merged(one: ChangePart, other: ChangePart): ChangePart | undefined {
  if (one.service === 'database')
    return other.service === 'database'
      ? { service: 'database', changes: [...one.changes, ...other.changes] }
      : undefined;
  if (one.service === 'code-hosting')
    return other.service === 'code-hosting'
      ? { service: 'code-hosting', changes: [...one.changes, ...other.changes] }
      : undefined;
  return other.service === 'deployment'
    ? { service: 'deployment', changes: [...one.changes, ...other.changes] }
    : undefined;
}

/**
 * One part for each service: the database first, since nothing else depends on it, then the others as they were said.
 * Undefined where a service would have to act twice, before and after another.
 */
function orderedParts(parts: readonly ChangePart[]): readonly ChangePart[] | undefined {
  const isData = ({ service }: ChangePart): boolean => service === 'database';
  const ordered: ChangePart[] = [];
  for (const part of [...parts.filter(isData), ...parts.filter((other) => !isData(other))]) {
    const last = ordered.at(-1);
    const both = last && merged(last, part);
    if (both) ordered.splice(-1, 1, both);
    else if (ordered.some(({ service }) => service === part.service)) return undefined;
    else ordered.push(part);
  }
  return ordered;
}

/** Whether a change of the site publishes files of the code. */
function usesCode(change: SiteChange): boolean {
  const { do: act } = change.do === 'schedule' ? change.what : change;
  return act === 'publish' || act === 'preview';
}

/** Paths that changes write and do not save. */
function unsavedPaths(changes: readonly CodeChange[]): readonly string[] {
  const paths = new Set<string>();
  for (const change of changes) {
    if (change.do === 'write-file') paths.add(change.path);
    else if (change.do === 'move-file') paths.add(change.path).add(change.to);
    else if (change.do === 'delete-files') for (const path of change.paths) paths.add(path);
    else if (change.do === 'save') for (const path of change.paths ?? [...paths]) paths.delete(path);
  }
  return [...paths];
}

/** The parts with a save of what they write, where the site is then made of it. */
function savedForSite(parts: readonly ChangePart[]): readonly ChangePart[] {
  return parts.map((part, at) => {
    const isUsed = parts
      .slice(at)
      .some((later) => later.service === 'deployment' && later.changes.some(usesCode));
    if (part.service !== 'code-hosting' || !isUsed) return part;
    const paths = unsavedPaths(part.changes);
    return paths.length === 0
      ? part
      : { ...part, changes: [...part.changes, { do: 'save', paths: [...paths] }] };
  });
}

/** An answer that a part ended with; a refusal says that it holds for the whole. */
function wholeAnswer(planned: Extract<Planned, { readonly kind: 'answer' }>): Planned {
  const { outcome } = planned.answer;
  if (outcome.kind !== 'refusal' || outcome.isLimit === true) return planned;
  return refuse(`${outcome.reason} So no part of this is planned.`, planned.answer);
}

/** The names of a plan, with the people in whose names its pages were tried. */
function withTrial(
  { isHereOnly: _isHereOnly, ...names }: PlanNames,
  parts: readonly PartToJoin[],
): Omit<PlanNames, 'isHereOnly'> {
  const { app } = names;
  const isTried = parts.some(({ proven: { proof } }) => 'pageUses' in proof && proof.pageUses !== undefined);
  if (!app || !isTried) return names;
  return { ...names, app: triedApp(app) };
}

/** A plan whose site only this machine can open: its warnings speak of those who can open it. */
function onThisMachine(joint: ProvenJoint): ProvenJoint {
  return { ...joint, plan: { ...joint.plan, warnings: joint.plan.warnings.map(withinReach) } };
}

const mixed =
  'These parts depend on each other in turn, so they can’t be one plan. Send them one after the other.';

/** Plans the parts of a reading for several services as one operation, after a part that was planned already. */
export function jointPlanning({ driver, ids, hash }: JointPlanningDependencies) {
  return async (
    project: ProjectRow,
    said: readonly ChangePart[],
    request: ReadRequest,
    signal?: AbortSignal,
    first?: Extract<Planned, { readonly kind: 'proven' }>,
  ): Promise<Planned<RecordablePlan> | undefined> => {
    const ordered = orderedParts(said);
    if (!ordered) return refuse(mixed);
    const [only, ...others] = ordered;
    if (only && others.length === 0 && !first)
      return driver(only.service)?.planPart?.(project, only, request, signal);
    // The names are those of the whole.
    const { names, ...ofParts } = request;
    const planPart = async (part: ChangePart, code?: CodeReader): Promise<Planned | undefined> =>
      driver(part.service)?.planPart?.(project, part, { ...ofParts, ...(code && { code }) }, signal);

    /** Plans a part; where it publishes, on what the part for code leaves. */
    async function planAfter(
      part: ChangePart,
      done: readonly PartToJoin[],
    ): Promise<{ readonly planned: Planned | undefined; readonly followsCode: boolean }> {
      const code = done.find(({ proven }) => proven.plan.service === 'code-hosting')?.proven;
      const followsCode = part.service === 'deployment' && part.changes.some(usesCode) && code !== undefined;
      if (!followsCode) return { planned: await planPart(part), followsCode };
      const planned = await driver('code-hosting')?.withResult?.(project, code, (left) =>
        planPart(part, left),
      );
      return { planned: planned?.ok === false ? refuse(planned.error) : planned?.value, followsCode };
    }

    const parts: PartToJoin[] = first ? [{ proven: first.proven }] : [];
    const details: Extract<Planned, { readonly kind: 'proven' }>['details'][] = first ? [first.details] : [];
    const dropped = async (): Promise<void> => {
      for (const { proven } of parts) await driver(proven.plan.service)?.declined(project, proven);
    };
    for (const part of savedForSite(ordered)) {
      const { planned, followsCode } = await planAfter(part, parts);
      if (planned?.kind === 'proven') {
        parts.push({ proven: planned.proven, followsCode });
        details.push(planned.details);
        continue;
      }
      await dropped();
      return planned && wholeAnswer(planned);
    }
    const problem = orderProblem(parts);
    if (problem !== undefined) {
      await dropped();
      return refuse(problem);
    }
    const joined = await join({ ids, hash }, parts, names && withTrial(names, parts));
    return {
      kind: 'proven',
      proven: names?.isHereOnly === true ? onThisMachine(joined) : joined,
      next: [],
      details: {
        ...details.reduce((all, one) => ({ ...all, ...one }), {}),
        commands: details.flatMap(({ commands = [] }) => commands),
      },
    };
  };
}
