import type { DatabaseChange } from '../ast/database.ts';

/** A change of one kind. */
export type Change<Kind extends DatabaseChange['do']> = Extract<DatabaseChange, { readonly do: Kind }>;
