/** One prop, field or parameter. */
export interface ReferenceRow {
  readonly name: string;
  /** Its type as TypeScript prints it, without `undefined`. */
  readonly type: string;
  /** The values of a union of literals, in source order. */
  readonly values?: readonly string[];
  readonly required: boolean;
  readonly defaultValue?: string;
  readonly description: string;
}

/** One exported name of the kit. */
export interface ReferenceEntry {
  readonly name: string;
  readonly kind: 'component' | 'function' | 'type';
  /** What it is imported from. */
  readonly from: string;
  /** The folder of its component; empty if it belongs to none. */
  readonly folder: string;
  readonly summary: string;
  /** Call of a function, with types. */
  readonly signature?: string;
  readonly example?: string;
  readonly rows: readonly ReferenceRow[];
}

/** What the showcase reads from the source of the kit. */
export interface KitReference {
  readonly entries: readonly ReferenceEntry[];
  /** Variables that the styles of each component read. */
  readonly tokens: Readonly<Record<string, readonly string[]>>;
}
