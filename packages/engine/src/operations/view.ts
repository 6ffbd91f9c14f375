import { keywordRisk } from '@saywright/domain/risk';
import { phraseText } from '@saywright/domain/planner';
import { confirmationFor, laterLines, receiptLines, undoSentence } from '@saywright/domain/receipt';
import type { OperationView, ProofView } from '../protocol/index.ts';
import type { OperationRow } from '../store/store.ts';
import { databaseRow, type DatabaseRow } from './databaseRow.ts';
import type { HostPlan, HostProof } from './hostPlan.ts';

/** Keyword risk of an instruction; low for an undo, whose words are generated. */
export function wordsRisk(
  row: Pick<OperationRow, 'instruction' | 'service' | 'undo_of'>,
): OperationView['keywordRisk'] {
  return row.undo_of === null ? keywordRisk(row.service, row.instruction) : 'low';
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
type Shown = Pick<OperationView, 'sql' | 'commands' | 'proof'> & {
  readonly confirmation: Confirmation | undefined;
};

function showDatabase(row: OperationRow, { plan, proof }: DatabaseRow, project: string): Shown {
  return {
    sql: plan.sql,
    commands: [],
    confirmation: proof ? confirmationFor(plan.title, proof.effects, project) : undefined,
    proof: proof && {
      ...trialOf(row, proof),
      lines: [...laterLines(proof.later ?? []), ...receiptLines(proof.effects)],
      access: proof.access,
      undo: proof.undoable
        ? undoSentence(proof.effects, proof.undoTried)
        : 'This undo cannot itself be undone.',
      ...(proof.untouched !== undefined && { untouched: proof.untouched }),
    },
  };
}

function showHost(row: OperationRow, plan: HostPlan, proof: HostProof | null, project: string): Shown {
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

function shown(row: OperationRow, project: string): Shown {
  const database = databaseRow(row);
  if (database) return showDatabase(row, database, project);
  const { plan, proof } = row;
  if (plan.service === 'database' || (proof !== null && !('consequence' in proof)))
    throw new Error(`Operation ${row.id} has a proof of another service.`);
  return showHost(row, plan, proof, project);
}

/** An operation as the app shows it. */
export function operationView(row: OperationRow, project: string): OperationView {
  const { plan, proof } = row;
  const { confirmation, ...rest } = shown(row, project);
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
    title: plan.title,
    doneTitle: plan.doneTitle,
    understood: plan.understood,
    ...('reading' in plan && plan.reading && { reading: plan.reading }),
    steps: plan.steps,
    warnings: plan.warnings,
    ...(plan.reading && { reading: plan.reading }),
    ...rest,
    ...(row.risk === 'high' && confirmation ? { confirmation } : {}),
    result: row.result?.text ?? null,
    ...(row.result?.effect && { effect: row.result.effect }),
    error: row.result?.error ?? null,
    ...(databaseRow(row)?.proof?.isPartial && { isPartial: true }),
    ...(row.result?.partlyUndone && { partlyUndone: true }),
    undoOf: row.undo_of,
    plan: plan.steps.map(phraseText).join('\n'),
    executed: row.executed_at !== null,
    timestamp: row.created_at,
    createdAt: row.created_at,
    executedAt: row.executed_at,
  };
}
