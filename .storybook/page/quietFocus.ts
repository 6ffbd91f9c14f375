/** A specimen or example on a docs page, or the whole document where it is in a frame of one. */
function placeOf(element: Element): Element | null {
  const isFramed = globalThis.frameElement?.closest('.sbdocs') != null;
  return isFramed ? document.documentElement : element.closest('.docs-story, .story-example');
}

/**
 * Keeps the focus where the reader has it: a specimen on a docs page, such as an open dialog, takes the focus only
 * after it was pressed or entered.
 */
export function quietFocus(): void {
  const prototype = HTMLElement.prototype;
  const { value: focus, ...own } = Object.getOwnPropertyDescriptor(prototype, 'focus') ?? {};
  if (typeof focus !== 'function') return;
  const entered = new WeakSet<Element>();
  const enter = ({ target }: Event): void => {
    const place = target instanceof Element ? placeOf(target) : null;
    if (place !== null) entered.add(place);
  };
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, enter, { capture: true });
  Object.defineProperty(prototype, 'focus', {
    ...own,
    value(this: HTMLElement, options?: FocusOptions): void {
      const place = placeOf(this);
      if (place === null || entered.has(place)) Reflect.apply(focus, this, [options]);
    },
  });
}
