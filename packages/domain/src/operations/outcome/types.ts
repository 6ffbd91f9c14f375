/** The observed kinds of effects; the texts after an execution depend only on them. */
export const effectKinds = [
  'table-created',
  'table-changed',
  'table-removed',
  'access-changed',
  'rows-added',
  'rows-changed',
  'rows-deleted',
  'branch-created',
  'branch-switched',
  'branch-removed',
  'code-changed',
  'published',
  'preview-made',
  'taken-offline',
  'variable-set',
  'variable-removed',
  'site-changed',
  'project-restored',
  'nothing',
] as const;
export type EffectKind = (typeof effectKinds)[number];

/** The observed effect of an operation. */
export interface ObservedEffect {
  readonly kind: EffectKind;
  /** Where the site or the preview opens. */
  readonly address?: string | undefined;
}

/** Where a service is: stand-ins on this machine, a trial in the visitor's browser tab, or a linked account. */
export type ServicePlace = 'machine' | 'browser' | 'account';
