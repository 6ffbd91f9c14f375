import type { ReadPart } from '@saywright/domain/ast';
import type {
  Planned,
  ProvenPlan,
  ReadRequest,
  ServiceDriver,
} from '../../packages/engine/src/operations/serviceDriver.ts';
import type { ProjectRow } from '../../packages/engine/src/store/store.ts';

/** What the driver of a service makes of a part of a reading. */
export async function planPart(
  driver: ServiceDriver,
  project: ProjectRow,
  part: ReadPart,
  request: Partial<ReadRequest> = {},
): Promise<Planned> {
  const planned = await driver.planPart?.(project, part, { instruction: 'As I said', words: [], ...request });
  if (!planned) throw new Error('The driver plans no parts.');
  return planned;
}

/** The proven plan; throws with the answer where there is one instead. */
export function provenOf(planned: Planned): ProvenPlan {
  if (planned.kind !== 'proven') throw new Error(JSON.stringify(planned.answer.outcome));
  return planned.proven;
}
