import * as z from 'zod/mini';
import { storageKeys } from '../product.ts';
import { kept, ofShape } from './kept.ts';

const shape = z.object({ issues: z.boolean(), operations: z.boolean() });

/** What a person wants to be told: what the monitor finds, and how operations ended. */
export type Tellings = z.infer<typeof shape>;

/** Kept in this browser; everything is told until something is switched off. */
export const tellings = kept(
  storageKeys.tellings,
  ofShape<Tellings>(shape, { issues: true, operations: true }),
);
