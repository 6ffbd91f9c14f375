import { textBelow } from '@saywright/domain/core/pages';
import { effectiveRisk, keywordRisk } from '@saywright/domain/risk';
import { phraseText } from '@saywright/domain/planner';
import {
  confirmationFor,
  effectSentences,
  laterLines,
  receiptLines,
  undoSentence,
} from '@saywright/domain/receipt';
import type { IdleReason } from '../database/prove.ts';
import type { OperationView, ProofView } from '../protocol/index.ts';
import type { OperationRow } from '../store/store.ts';
import { databaseRow, type DatabaseRow } from './databaseRow.ts';
import type { HostPlan, HostProof } from './hostPlan.ts';
import { serviceWords } from './joining.ts';
import { returnRow } from './returnRow.ts';
import { jointRow, partRows, servicesOf, type JointRow } from './jointPlan.ts';

/** Why a plan changes nothing at present; undefined where it changes something. */
function idleReason(proof: OperationRow['proof']): IdleReason | undefined {
  return proof !== null && 'idle' in proof ? proof.idle : undefined;
}

const idleSentences: Readonly<Record<IdleReason, string>> = {
  'no-match': 'No row matches, so this would change nothing now.',
  'already-so': 'Every row that matches has these values already, so this would change nothing now.',
};

/** Keyword risk of an instruction; low for an undo, whose words are generated, and for what changes nothing. */
export function wordsRisk({
  instruction,
  plan,
  proof,
  undo_of,
}: Pick<OperationRow, 'instruction' | 'plan' | 'proof' | 'undo_of'>): OperationView['keywordRisk'] {
  if (undo_of !== null || idleReason(proof) !== undefined) return 'low';
  // A text below an instruction is content, whatever it says.
  const said = textBelow(instruction)?.sentence ?? instruction;
  return effectiveRisk(...servicesOf(plan).map((service) => keywordRisk(service, said)));
}

function riskReasons(row: OperationRow): string[] {
  const found = row.proof?.findings.map((finding) => finding.sentence) ?? [];
  const words = wordsRisk(row);
  const louder = words === row.risk && row.proof !== null && words !== row.proof.risk;
  return [...new Set(found), ...(louder ? [`Your wording alone counts as ${words} risk.`] : [])];
}

function fingerprint(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;
}

type Confirmation = NonNullable<OperationView['confirmation']>;
type Shown = Pick<OperationView, 'sql' | 'commands' | 'proof' | 'parts'> & {
  readonly confirmation: Confirmation | undefined;
};

/** Whether a change of the database was executed and matched nothing. */
export function changedNothing(row: OperationRow): boolean {
  return databaseRow(row) !== undefined && row.result?.effect?.kind === 'nothing';
}

/** What undo restores. Rights have no count, so a plan about them is not one that changes nothing. */
function undoText({ sql }: DatabaseRow['plan'], proof: NonNullable<DatabaseRow['proof']>): string {
  if (!proof.undoable) return 'This undo cannot itself be undone.';
  const isEmpty = effectSentences(proof.effects).length === 0 && !/\b(?:grant|revoke)\b/iu.test(sql);
  return isEmpty
    ? 'Right now this would change nothing, so there would be nothing to undo.'
    : undoSentence(proof.effects, proof.undoTried);
}

function showDatabase(row: OperationRow, { plan, proof }: DatabaseRow, project: string): Shown {
  return {
    sql: plan.sql,
    commands: [],
    confirmation: proof ? confirmationFor(plan.title, proof.effects, project) : undefined,
    proof: proof && {
      ...trialOf(row, proof),
      lines: [...laterLines(proof.later ?? []), ...receiptLines(proof.effects)],
      access: proof.access,
      undo: undoText(plan, proof),
      ...(proof.untouched !== undefined && { untouched: proof.untouched }),
    },
  };
}

function showHost(
  row: OperationRow,
  plan: Pick<HostPlan, 'commands' | 'title'>,
  proof: Omit<HostProof, 'service'> | null,
  project: string,
): Shown {
  return {
    sql: '',
    commands: plan.commands,
    confirmation: proof
      ? {
          title: 'This is a high-risk change, so please confirm once more.',
          sentence: `Yes, ${proof.consequence} in ${project}.`,
          label: plan.title,
        }
      : undefined,
    proof: proof && {
      ...trialOf(row, proof),
      lines: proof.lines,
      access: [],
      undo: proof.undo,
      ...(proof.diffs && { diffs: proof.diffs }),
    },
  };
}

function trialOf(
  row: OperationRow,
  { provenAt, tookMs, samples }: Pick<HostProof, 'provenAt' | 'tookMs' | 'samples'>,
): Pick<ProofView, 'provenAt' | 'tookMs' | 'fingerprint' | 'samples'> {
  return {
    provenAt,
    tookMs,
    fingerprint: fingerprint(row.sql_hash),
    samples,
  };
}

/** What all parts have, in order; a name that occurs twice is followed by the service. */
function named<Item>(
  views: readonly PartView[],
  itemsOf: (proof: ProofView) => readonly Item[],
  nameOf: (item: Item) => string,
  rename: (item: Item, name: string) => Item,
): Item[] {
  const all = views.flatMap(({ service, proof }) =>
    proof ? itemsOf(proof).map((item) => ({ service, item, name: nameOf(item) })) : [],
  );
  return all.map(({ service, item, name }) =>
    all.some((other) => other.name === name && other.service !== service)
      ? rename(item, `${name} (${serviceWords[service]})`)
      : item,
  );
}

interface PartView extends Shown, Pick<OperationView, 'service' | 'title' | 'steps'> {}

function showJoint(row: OperationRow, { plan, proof }: JointRow, project: string): Shown {
  const parts = partRows(row).map((part): PartView => {
    const { service, plan: own } = part;
    return { ...shown(part, project), service, title: own.title, steps: own.steps };
  });
  const sum = (texts: readonly (string | undefined)[]): string =>
    texts.filter((text) => text !== undefined && text !== '').join(' ');
  const risky = parts.filter((_, at) => proof?.parts[at]?.risk === 'high');
  const [first] = (risky.length > 0 ? risky : parts).flatMap(({ confirmation }) => confirmation ?? []);
  return {
    sql: sum(parts.map(({ sql }) => sql)),
    commands: parts.flatMap(({ commands = [] }) => commands),
    parts: parts.map(({ service, title, steps, sql, commands = [] }) => ({
      service,
      title,
      steps,
      ...(sql !== '' && { sql }),
      ...(commands.length > 0 && { commands }),
    })),
    confirmation: first && {
      ...first,
      sentence: sum((risky.length > 0 ? risky : parts).map(({ confirmation }) => confirmation?.sentence)),
      label: plan.title,
    },
    proof: proof && {
      ...trialOf(row, { ...proof, samples: [] }),
      samples: named(
        parts,
        ({ samples }) => samples,
        ({ caption }) => caption,
        (sample, caption) => ({ ...sample, caption }),
      ),
      lines: named(
        parts,
        ({ lines }) => lines,
        ({ label }) => label,
        (line, label) => ({ ...line, label }),
      ),
      access: parts.flatMap((part) => part.proof?.access ?? []),
      diffs: parts.flatMap((part) => part.proof?.diffs ?? []),
      undo: `All parts are undone together, or none. ${sum(parts.map((part) => part.proof?.undo))}`,
    },
  };
}

function shown(row: OperationRow, project: string): Shown {
  const joint = jointRow(row);
  if (joint) return showJoint(row, joint, project);
  const database = databaseRow(row);
  if (database) return showDatabase(row, database, project);
  const back = returnRow(row);
  if (back) return showHost(row, back.plan, back.proof, project);
  const { plan, proof } = row;
  if (
    plan.service === 'database' ||
    plan.service === 'joint' ||
    plan.service === 'restore' ||
    (proof !== null && !('consequence' in proof))
  )
    throw new Error(`Operation ${row.id} has a proof of another service.`);
  return showHost(row, plan, proof, project);
}

/** An operation as the app shows it. */
export function operationView(row: OperationRow, project: string): OperationView {
  const { plan, proof } = row;
  const { confirmation, ...rest } = shown(row, project);
  const idle = idleReason(proof);
  return {
    id: row.id,
    instruction: row.instruction,
    service: row.service,
    type: row.type,
    state: row.state,
    risk: row.risk,
    keywordRisk: wordsRisk(row),
    planRisk: proof?.risk ?? 'low',
    riskReasons: riskReasons(row),
    title: idle === undefined ? plan.title : `Nothing to change: ${plan.title}`,
    doneTitle: changedNothing(row) ? `Nothing changed: ${plan.title}` : plan.doneTitle,
    understood: idle === undefined ? plan.understood : `${idleSentences[idle]} ${plan.understood}`,
    ...('reading' in plan && plan.reading && { reading: plan.reading }),
    ...('app' in plan && plan.app && { app: plan.app }),
    steps: plan.steps,
    warnings: plan.warnings,
    ...rest,
    ...(row.risk === 'high' && confirmation ? { confirmation } : {}),
    result: row.result?.text ?? null,
    ...(row.result?.effect && { effect: row.result.effect }),
    error: row.result?.error ?? null,
    ...(databaseRow(row)?.proof?.isPartial && { isPartial: true }),
    ...(row.result?.partlyUndone && { partlyUndone: true }),
    ...(plan.service === 'restore' && { isReturn: true }),
    undoOf: row.undo_of,
    plan: plan.steps.map(phraseText).join('\n'),
    executed: row.executed_at !== null,
    timestamp: row.created_at,
    createdAt: row.created_at,
    executedAt: row.executed_at,
  };
}
