import type { ProvenPlan } from '../../packages/engine/src/operations/serviceDriver.ts';
import type { OperationRow, ProjectRow } from '../../packages/engine/src/store/store.ts';

/** A proven plan as the pipeline stores it. */
export function operationRow(
  { id, plan, proof, risk, instruction }: ProvenPlan,
  project: ProjectRow,
  fields: Partial<OperationRow> = {},
): OperationRow {
  return {
    id,
    instruction,
    plan,
    proof,
    risk,
    project_id: project.id,
    owner: project.owner,
    service: plan.service,
    type: plan.type,
    state: 'proven',
    sql_hash: '0'.repeat(64),
    undo_of: null,
    result: null,
    created_at: '2030-01-01T00:00:00Z',
    executed_at: null,
    ...fields,
  };
}
