import type { AppOutline } from '@saywright/domain/app';
import type { DatabasePlan } from '@saywright/domain/planner';

/** A plan for the database; `app` is what it builds, where its tables are those of a whole app. */
export type StoredDatabasePlan = DatabasePlan & { readonly app?: AppOutline };
