import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Fetches the part of the app that holds a page. */
export type LoadPage<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

const failure = 'Loading a chunk of the page failed';

/** Whether an error says that a part of the app could not be fetched. */
export function isMissingPart(message: string): boolean {
  return message.startsWith(failure);
}

/** A page or a part of one that is fetched when it is opened; browsers word a failure differently, here it is always the same (CS-RECV-05). */
export function lazyPage<Props = object>(load: LoadPage<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return await load();
    } catch (error) {
      throw new Error(`${failure}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
}
