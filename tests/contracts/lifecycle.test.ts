import { operationStates, type OperationState } from '@saywright/domain/operations';
import { operationSchema } from '@saywright/engine/protocol';
import type { OperationCardProps } from '@saywright/ui/OperationCard';
import { expect, expectTypeOf, test } from 'vitest';

test('the protocol has exactly the states of the lifecycle', () => {
  const { state } = operationSchema.shape;
  for (const known of operationStates) expect(state.safeParse(known).success).toBe(true);
  for (const unknown of ['stale', 'planning', '', null]) expect(state.safeParse(unknown).success).toBe(false);
});

// Compared by the type checker: the kit does not import the domain, so it lists the states itself.
test('the card of the kit has exactly the states of the lifecycle', () => {
  expectTypeOf<OperationCardProps['state']>().toEqualTypeOf<OperationState>();
});
