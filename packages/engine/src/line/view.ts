import { keywordRisk } from '@saywright/domain/risk';
import { confirmationFor, receiptLines, undoSentence } from '@saywright/domain/receipt';
import type { OperationView } from '../protocol/index.ts';
import type { OperationRow } from '../store/store.ts';

/** Keyword level of an instruction; an undo has no words of its own to judge. */
export function wordsRisk(row: Pick<OperationRow, 'instruction' | 'undo_of'>): OperationView['keywordRisk'] {
  return row.undo_of === null ? keywordRisk('database', row.instruction) : 'low';
}

function riskReasons(row: OperationRow): string[] {
  const found = row.proof?.findings.map((finding) => finding.sentence) ?? [];
  const words = wordsRisk(row);
  const louder = words === row.risk && row.proof !== null && words !== row.proof.risk;
  return [...new Set(found), ...(louder ? [`Your words alone count as ${words} risk.`] : [])];
}

function fingerprint(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;
}

/** An operation as the app shows it. */
export function operationView(row: OperationRow, project: string): OperationView {
  const { plan, proof } = row;
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
    steps: plan.steps.map((step) =>
      step.map((part) => (typeof part === 'string' ? part : { name: part.name })),
    ),
    sql: plan.sql,
    warnings: [...plan.warnings],
    ...(row.risk === 'high' && proof
      ? { confirmation: { ...confirmationFor(plan.title, proof.effects, project) } }
      : {}),
    proof: proof && {
      provenAt: proof.provenAt,
      tookMs: proof.tookMs,
      fingerprint: fingerprint(row.sql_hash),
      lines: [...receiptLines(proof.effects)],
      samples: proof.samples.map(({ caption, columns, rows }) => ({
        caption,
        columns: [...columns],
        rows: rows.map((cells) => [...cells]),
      })),
      access: [...proof.access],
      undo: proof.undoable
        ? undoSentence(proof.effects, proof.undoTried)
        : 'This undo cannot itself be undone.',
    },
    result: row.result?.text ?? null,
    error: row.result?.error ?? null,
    undoOf: row.undo_of,
    createdAt: row.created_at,
    executedAt: row.executed_at,
  };
}
