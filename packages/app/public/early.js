// Some pages come drawn: they are painted first, and their scripts are asked for after that. What is pressed by then
// waits and is pressed again when that part of the app listens, what is typed is told to it, and no form sends itself: that
// would put what was typed, a password too, into the address.
(() => {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
    for (const later of document.querySelectorAll('script[type="later"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.src = later.src;
      later.replaceWith(script);
    }
  };
  const painted = (list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  };
  // A page in the background is not painted, and not every browser tells.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint'))
    addEventListener('DOMContentLoaded', begin);
  else {
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(begin, 1000));
  }

  const controls =
    'button, label, summary, [role="tab"], [data-waits], input:is([type="checkbox"], [type="radio"], [type="submit"])';
  const fields = 'input:not([type="checkbox"], [type="radio"], [type="submit"]), textarea';
  const pressed = new Set();
  /** Text by field: React empties the others as soon as it hears of one. */
  const typed = new Map();

  /** What the app last gave an element: React keeps it on the element itself. */
  const propsOf = (element) => element[Object.keys(element).find((key) => key.startsWith('__reactProps'))];
  /** Whether the app hears what happens to an element. */
  const listens = (element) => propsOf(element) !== undefined;

  /** Whether React compares with what it last saw in a field: so it must see it empty before it sees the text. */
  const isFollowed = (field) => '_valueTracker' in field;
  /** Whether the app has the text that is in a field; it may also have put its own there. */
  const isKnown = (field) => String(propsOf(field)?.value ?? field.value) === field.value;
  const tell = (field, text) => {
    const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    field.value = '';
    Object.getOwnPropertyDescriptor(own.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const tellTyped = () => {
    for (const [field, text] of typed) {
      if (field.isConnected && !isFollowed(field)) continue;
      if (field.isConnected) tell(field, text);
      // What React follows need not be part of the page yet: then it lets it pass.
      if (!field.isConnected || isKnown(field)) typed.delete(field);
    }
  };

  /** The control itself, or the one that was drawn anew in its place. */
  const now = (control) =>
    control.isConnected
      ? control
      : [...document.querySelectorAll(control.localName)].find(
          ({ role, ariaLabel, textContent }) =>
            role === control.role && ariaLabel === control.ariaLabel && textContent === control.textContent,
        );

  /** Hands over, frame by frame, what has waited for a part of the page that listens by now. */
  const handOver = () => {
    // What was typed comes first, and a frame before what was pressed, so that it is known by then.
    const isTyped = typed.size > 0;
    tellTyped();
    for (const control of isTyped ? [] : pressed) {
      const there = now(control);
      if (there === undefined || !listens(there)) continue;
      pressed.delete(control);
      there.click();
    }
    if (typed.size + pressed.size > 0) requestAnimationFrame(handOver);
  };
  const beginToWait = () => {
    if (typed.size + pressed.size === 0) requestAnimationFrame(handOver);
  };

  /** Whether the browser follows a link that was pressed: it needs no app, but for one that leads elsewhere with it. */
  const isFollowedByBrowser = ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target.closest('a[href]');
    return link !== null && (!('waits' in link.dataset) || ctrlKey || metaKey || shiftKey);
  };

  /** What the pointer went down on before it listened: to some controls the click alone says nothing. */
  let begun = null;
  const onPointerDown = (event) => {
    const control = event.target.closest(controls);
    begun = control === null || listens(control) ? null : control;
  };
  const onClick = (event) => {
    tellTyped();
    const control = event.target.closest(controls);
    const isWhole = control !== begun;
    begun = null;
    if (control === null || (isWhole && listens(control)) || isFollowedByBrowser(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    beginToWait();
    pressed.add(control);
  };
  const onSubmit = (event) => {
    if (!listens(event.target)) event.preventDefault();
  };
  const onInput = (event) => {
    const field = event.target;
    if (!field.matches(fields) || (isFollowed(field) && !typed.has(field))) return;
    beginToWait();
    typed.set(field, field.value);
  };
  addEventListener('pointerdown', onPointerDown, true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
  // Whoever presses a key may send what they typed with it, sooner than the next frame.
  addEventListener('keydown', tellTyped, true);
})();
