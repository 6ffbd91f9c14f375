import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import { loadPart } from '../services/parts.ts';

/** Fetches the part of the app that holds a page. */
export type LoadPage<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

interface LazyPage<Props> {
  (props: Props): ReactElement;
  /** Fetches it ahead: it is then drawn in one go. */
  readonly fetch: () => Promise<void>;
}

/** A page or a part of one that is fetched when it is opened. */
export function lazyPage<Props extends object = object>(load: LoadPage<Props>): LazyPage<Props> {
  let ready: ComponentType<Props> | undefined;
  const Later = lazy(() => loadPart(load));
  function Page(props: Props): ReactElement {
    const [Content] = useState(() => ready ?? Later);
    return <Content {...props} />;
  }
  Page.fetch = async (): Promise<void> => {
    ready = (await loadPart(load)).default;
  };
  return Page;
}
