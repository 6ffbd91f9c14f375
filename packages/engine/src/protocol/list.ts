import * as z from 'zod/mini';

/** A read-only list, so that neither the engine nor the app needs to copy it. */
export function list<Item extends z.ZodMiniType>(item: Item): z.ZodMiniReadonly<z.ZodMiniArray<Item>> {
  return z.readonly(z.array(item));
}
