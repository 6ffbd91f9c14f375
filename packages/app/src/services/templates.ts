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
import { ofShape } from './persistedStore.ts';
import { perUserStore } from './perUserStore.ts';
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

const templatesOf = perUserStore(storageKeys.templates, ofShape(templatesShape, []));

/** A person's templates; a visitor's list belongs to this browser. */
export interface Templates {
  /** In the order they were saved. */
  readonly list: readonly CustomTemplate[];
  /** Adds a template, or replaces the one with its id. False if the browser could not persist it. */
  readonly save: (template: CustomTemplate) => boolean;
  readonly remove: (id: string) => void;
}

/** The current user's saved templates; they survive a reload. */
export function useTemplates(): Templates {
  const { ownerId } = useAuth();
  const own = templatesOf(ownerId);
  const list = useStore(own.store);
  return useMemo(
    () => ({
      list,
      // Reads the current list: an undo comes long after the click that offered it.
      save: (template) => own.keep(saveTemplate(own.store.get(), template)),
      remove: (id) => {
        own.keep(own.store.get().filter((template) => template.id !== id));
      },
    }),
    [own, list],
  );
}
