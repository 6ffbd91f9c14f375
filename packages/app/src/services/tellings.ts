import * as z from 'zod/mini';
import { storageKeys } from '../product.ts';
import { ofShape } from './kept.ts';
import { ownPart } from './own.ts';

const shape = z.object({ issues: z.boolean(), operations: z.boolean() });

/** What a person wants to be told: what the monitor finds, and how operations ended. */
export type Tellings = z.infer<typeof shape>;

/** For each person apart; everything is told until something is switched off. */
export const tellings = ownPart(
  storageKeys.tellings,
  ofShape<Tellings>(shape, { issues: true, operations: true }),
);
