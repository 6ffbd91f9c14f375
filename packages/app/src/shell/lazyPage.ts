import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPart } from '../services/parts.ts';

/** Fetches the part of the app that holds a page. */
export type LoadPage<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A page or a part of one that is fetched when it is opened. */
export function lazyPage<Props = object>(load: LoadPage<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPart(load));
}
