/**
 * A ref for an element with a `style` of its own. A strict content security policy refuses the attribute that a server
 * wrote, and React takes it for already done; what a script sets is allowed.
 */
export function allowedStyle(element: HTMLElement | null): void {
  if (element?.style.length === 0) element.style.cssText = element.getAttribute('style') ?? '';
}
