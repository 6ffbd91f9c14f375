import type { AriaAttributes, CSSProperties, Ref } from 'react';
import { cx } from './cx.ts';

/** Attributes that every component passes on to its root element. */
export interface RootProps<Root extends Element = HTMLElement> extends AriaAttributes {
  /** Additional class of the root element. */
  className?: string | undefined;
  /** Inline style of the root element. */
  style?: CSSProperties | undefined;
  /** Id of the root element. */
  id?: string | undefined;
  /** Ref to the root element. */
  ref?: Ref<Root> | undefined;
  /** Data attribute of the root element. */
  [data: `data-${string}`]: unknown;
}

const passed = /^(id|style|ref|aria-.+|data-.+)$/;

/** Picks the attributes for the root element, and adds its class to those of the component. */
export function rootProps(
  props: object,
  ...classes: (string | false | undefined)[]
): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  let own: unknown;
  for (const [name, value] of Object.entries(props)) {
    if (name === 'className') own = value;
    else if (value !== undefined && passed.test(name)) root[name] = value;
  }
  const className = cx(...classes, typeof own === 'string' && own);
  if (className !== '') root['className'] = className;
  return root;
}
