// Some pages are prerendered: they are painted first, and their scripts are requested afterwards. Clicks and input that
// happen before the app reports that it is interactive (src/interactive.ts) are queued and replayed. Until then no form
// is submitted: that would put the input, passwords included, into the address.
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
  // A page in the background is not painted, and not every browser reports paints.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint'))
    addEventListener('DOMContentLoaded', begin);
  else {
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(begin, 1000));
  }

  const controls =
    'button, label, summary, [role="tab"], [data-waits], input:is([type="checkbox"], [type="radio"], [type="submit"])';
  const fields = 'input:not([type="checkbox"], [type="radio"], [type="submit"]), textarea';
  let listens = false;
  /** Queued clicks and input, each with the words that identify its element if the app renders it again. */
  const pressed = new Map();
  const typed = new Map();

  const wordsOf = (element) =>
    [element.localName, element.type, element.name, element.role, element.ariaLabel, element.labels?.[0]]
      .map((part) => part?.textContent ?? part ?? '')
      .concat(element.matches(fields) ? '' : element.textContent)
      .join('\n');
  const current = (element, words) =>
    element.isConnected
      ? element
      : [...document.querySelectorAll(element.localName)].find((other) => wordsOf(other) === words);

  /** Replays typed text: clears the field first, so that React sees a change. */
  const type = (field, text) => {
    const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    value.set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const press = () => {
    for (const [control, words] of pressed) {
      control.removeAttribute('aria-busy');
      current(control, words)?.click();
    }
    pressed.clear();
  };
  const replay = () => {
    listens = true;
    for (const [field, { words, text }] of typed) {
      const target = current(field, words);
      if (target !== undefined) type(target, text);
    }
    typed.clear();
    // By then the app has the typed text.
    setTimeout(press);
  };

  /** Whether the browser can follow a clicked link without the app; links with `data-waits` need it. */
  const isFollowedByBrowser = ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target.closest('a[href]');
    return link !== null && (!('waits' in link.dataset) || ctrlKey || metaKey || shiftKey);
  };

  /** The control pressed before the app was interactive: some controls ignore a click without its pointerdown. */
  let pressedEarly = null;
  const onPointerDown = ({ target }) => {
    pressedEarly = listens ? null : target.closest(controls);
  };
  const onClick = (event) => {
    const control = event.target.closest(controls);
    const isHandledByApp = listens && control !== pressedEarly;
    pressedEarly = null;
    if (control === null || isHandledByApp || isFollowedByBrowser(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.set(control, wordsOf(control));
    if (listens) setTimeout(press);
    else control.setAttribute('aria-busy', 'true');
  };
  const onSubmit = (event) => {
    if (!listens) event.preventDefault();
  };
  const onInput = ({ target }) => {
    if (!listens && target.matches(fields)) typed.set(target, { words: wordsOf(target), text: target.value });
  };
  addEventListener('pointerdown', onPointerDown, true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
  addEventListener('saywright:listening', replay, { once: true });
})();
