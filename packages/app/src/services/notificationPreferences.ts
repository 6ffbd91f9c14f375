import * as z from 'zod/mini';
import { storageKeys } from '../product.ts';
import { ofShape } from './persistedStore.ts';
import { perUserStore } from './perUserStore.ts';

const shape = z.object({ issues: z.boolean(), operations: z.boolean() });

/** Which notifications a person wants: issues the monitor finds, and outcomes of operations. */
export type NotificationPreferences = z.infer<typeof shape>;

/** Per user; everything is on by default. */
export const notificationPreferences = perUserStore(
  storageKeys.notificationPreferences,
  ofShape<NotificationPreferences>(shape, { issues: true, operations: true }),
);
