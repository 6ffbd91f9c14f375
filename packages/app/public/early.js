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
    'button, label, summary, [role="tab"], input:is([type="checkbox"], [type="radio"], [type="submit"])';
  const fields = 'input:not([type="checkbox"], [type="radio"], [type="submit"]), textarea';
  const pressed = new Set();
  /** Text by field: React empties the others as soon as it hears of one. */
  const typed = new Map();

  /** Whether the app hears what happens to an element: React keeps what it knows of one on the element itself. */
  const listens = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

  /** Whether React compares with what it last saw in a field: so it must see it empty before it sees the text. */
  const isFollowed = (field) => '_valueTracker' in field;
  const tell = (field, text) => {
    const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    field.value = '';
    Object.getOwnPropertyDescriptor(own.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
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
    for (const [field, text] of typed) {
      if (field.isConnected && !isFollowed(field)) continue;
      typed.delete(field);
      if (field.isConnected) tell(field, text);
    }
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

  /** What the pointer went down on before it listened: to some controls the click alone says nothing. */
  let begun = null;
  const onPointerDown = (event) => {
    const control = event.target.closest(controls);
    begun = control === null || listens(control) ? null : control;
  };
  const onClick = (event) => {
    const control = event.target.closest(controls);
    const isWhole = control !== begun;
    begun = null;
    if (control === null || (isWhole && listens(control)) || event.target.closest('a[href]') !== null) return;
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
    if (!field.matches(fields) || isFollowed(field)) return;
    beginToWait();
    typed.set(field, field.value);
  };
  addEventListener('pointerdown', onPointerDown, true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
})();
