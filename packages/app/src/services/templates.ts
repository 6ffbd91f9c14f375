import {
  saveTemplate,
  templateFieldTypes,
  templateFrameworks,
  type CustomTemplate,
} from '@saywright/domain/template-builder';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useAuth } from '../providers/auth.ts';
import { storageKeys } from '../product.ts';
import { ofShape } from './kept.ts';
import { ownPart } from './own.ts';
import { useStore } from './store.ts';

const fieldShape = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(templateFieldTypes),
  label: z.string(),
  placeholder: z.string(),
  required: z.boolean(),
});

const templatesShape: z.ZodMiniType<readonly CustomTemplate[]> = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    framework: z.enum(templateFrameworks),
    fields: z.array(fieldShape),
    codeTemplate: z.string(),
  }),
);

const templatesOf = ownPart(storageKeys.templates, ofShape(templatesShape, []));

/** The templates a person made; whoever is not signed in has a list of this browser. */
export interface Templates {
  /** In the order they were saved. */
  readonly list: readonly CustomTemplate[];
  /** Adds a template, or replaces the one with its id. False when the browser could not keep it. */
  readonly save: (template: CustomTemplate) => boolean;
  readonly remove: (id: string) => void;
}

/** The saved templates of whoever is here; they survive a reload (SP-ADVF-18, I29). */
export function useTemplates(): Templates {
  const { ownerId } = useAuth();
  const own = templatesOf(ownerId);
  const list = useStore(own.store);
  return useMemo(
    () => ({
      list,
      // The list as it is then: an undo comes long after the click that offered it.
      save: (template) => own.keep(saveTemplate(own.store.get(), template)),
      remove: (id) => {
        own.keep(own.store.get().filter((template) => template.id !== id));
      },
    }),
    [own, list],
  );
}
