/** Ref callback that sets a style. */
export type StyleRef = (element: HTMLElement | null) => void;

/**
 * Ref that sets a CSS property or custom property. A strict content security policy blocks `style` attributes in
 * server-rendered HTML, but allows styles set by script.
 */
export const setStyleRef =
  (name: string, value: string): StyleRef =>
  (element) =>
    element?.style.setProperty(name, value);
