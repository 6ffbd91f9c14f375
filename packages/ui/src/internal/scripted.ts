/** Sets a style once its element is there. */
export type Scripted = (element: HTMLElement | null) => void;

/**
 * A ref that sets a property, or a custom one. A strict content security policy refuses a `style` that a server wrote;
 * what a script sets is allowed.
 */
export const scripted =
  (name: string, value: string): Scripted =>
  (element) =>
    element?.style.setProperty(name, value);
