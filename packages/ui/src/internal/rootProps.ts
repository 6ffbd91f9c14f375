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
const framed = /^(style|data-.+)$/;
const onControl = /^(id|aria-.+|onBlur|onFocus)$/;

function picked(props: object, names: RegExp): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).filter(([name, value]) => value !== undefined && names.test(name)),
  );
}

function withClass(
  root: Record<string, unknown>,
  props: { className?: unknown },
  classes: readonly (string | false | undefined)[],
): Record<string, unknown> {
  const { className } = props;
  const all = cx(...classes, typeof className === 'string' && className);
  return all === '' ? root : { ...root, className: all };
}

/** Picks the attributes for the root element, and adds its class to those of the component. */
export const rootProps = (
  props: object,
  ...classes: (string | false | undefined)[]
): Record<string, unknown> => withClass(picked(props, passed), props, classes);

/** Picks the attributes for the root element of a field: class, style and data. */
export const frameProps = (
  props: object,
  ...classes: (string | false | undefined)[]
): Record<string, unknown> => withClass(picked(props, framed), props, classes);

/** Picks the attributes for the control of a field, without its ref. */
export const controlProps = (props: object): Record<string, unknown> => picked(props, onControl);

/** Leaves out what belongs to the root element of a field. */
export const withoutFrame = (props: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => name !== 'className' && name !== 'ref' && !framed.test(name)),
  );
