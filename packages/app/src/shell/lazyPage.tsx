import { importChunk } from '../services/chunks.ts';
import { lazyComponent, type LazyComponent, type LoadComponent } from './lazyComponent.tsx';

/** Loads the chunk of a page. */
export type LoadPage<Props = object> = LoadComponent<Props>;

/** A page, or a part of one, that is loaded when it is opened. */
export function lazyPage<Props extends object = object>(load: LoadPage<Props>): LazyComponent<Props> {
  return lazyComponent(() => importChunk(load));
}
