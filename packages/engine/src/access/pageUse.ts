/** A field that somebody fills in. */
export interface UsedField {
  readonly name: string;
  /** Type of the control; `choice` for one of several values. */
  readonly type: string;
  readonly least?: string;
  /** The first value to choose. */
  readonly choice?: string;
  /** The rows to choose from, by what is shown of them. */
  readonly options?: { readonly table: string; readonly column: string };
}

interface Used {
  readonly page: string;
  readonly table: string;
}

/** Something that a page asks of the database. */
export type PageUse =
  | (Used & {
      readonly kind: 'list';
      readonly as: 'everybody' | 'signed-in' | 'own' | 'staff';
      readonly columns: readonly string[];
      /** Columns of rows that the rows belong to, or that belong to them. */
      readonly joined: readonly { readonly table: string; readonly column: string }[];
      readonly changes: readonly ('change' | 'delete')[];
      /** Values that a button gives to a column of a row. */
      readonly sets?: readonly { readonly column: string; readonly value: string }[];
    })
  | (Used & {
      readonly kind: 'form';
      readonly as: 'everybody' | 'signed-in' | 'staff';
      readonly onlyChanges: boolean;
      readonly fields: readonly UsedField[];
    });

/** A list of a page. */
export type List = Extract<PageUse, { readonly kind: 'list' }>;
/** A form of a page. */
export type Form = Extract<PageUse, { readonly kind: 'form' }>;
