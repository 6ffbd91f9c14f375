import { lazy, useState, type ComponentType, type ReactElement } from 'react';

/** Loads a component's chunk. */
export type LoadComponent<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A component that is loaded when it first renders. */
export interface LazyComponent<Props> {
  (props: Props): ReactElement;
  /** Preloads it: it then renders in one go. */
  readonly fetch: () => Promise<void>;
}

/** A component that is loaded when it first renders; `loadAhead` may give up earlier than `load`. */
export function lazyComponent<Props extends object>(
  load: LoadComponent<Props>,
  loadAhead: LoadComponent<Props> = load,
): LazyComponent<Props> {
  let ready: ComponentType<Props> | undefined;
  const Later = lazy(load);
  function Lazy(props: Props): ReactElement {
    const [Content] = useState(() => ready ?? Later);
    return <Content {...props} />;
  }
  Lazy.fetch = async (): Promise<void> => {
    ready = (await loadAhead()).default;
  };
  return Lazy;
}
