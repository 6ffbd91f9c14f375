/** What is tried with the rows of a table, in the order it is shown. */
export const accessVerbs = ['read', 'add', 'change', 'delete'] as const;
export type AccessVerb = (typeof accessVerbs)[number];

/**
 * Kinds of people that try: nobody signed in, two people who are, somebody among those that access rules ask about
 * (only where they ask about a table of people), and the owner's own server.
 */
export const accessPeople = ['stranger', 'personA', 'personB', 'staff', 'service'] as const;
export type AccessPerson = (typeof accessPeople)[number];

/**
 * Why access rules alone did not decide: another rule of the table refused (`constraint`), the access rules refer to
 * their own table (`recursion`), they fail (`error`), or a limit was reached before it was tried (`untried`).
 */
export type AccessStop = 'constraint' | 'recursion' | 'error' | 'untried';

/** The result of one attempt. */
export interface AccessAttempt {
  /** Rows read, changed or deleted; for adding, 1 or 0. With `constraint`, as many as the access rules let through. */
  readonly rows: number;
  /** True when counting stopped at a limit. */
  readonly atLeast?: boolean | undefined;
  /** How many rows it was tried with, where there are too many to try all. */
  readonly tried?: number | undefined;
  readonly stopped?: AccessStop | undefined;
}

/** What one person may do with the rows of a table. */
export interface PersonAccess extends Readonly<Record<AccessVerb, AccessAttempt>> {
  readonly person: AccessPerson;
  /** Rows that belong to this person. */
  readonly own: number;
}

/** Who may do what with the rows of a table or view, counted by trying. */
export interface TableAccess {
  readonly table: string;
  readonly kind: 'table' | 'view';
  readonly total: number;
  /** True when counting stopped at a limit. */
  readonly atLeast?: boolean | undefined;
  /** True when example rows were added for the attempts, because there were none. */
  readonly examples: boolean;
  /** True for a table without row-level security. */
  readonly unlocked: boolean;
  /** True when rows belong to people. */
  readonly owned: boolean;
  /** Columns that a stranger may read and that look like secrets or personal data. */
  readonly personal: readonly string[];
  readonly people: readonly PersonAccess[];
}
