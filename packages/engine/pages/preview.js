// Loaded before everything else by pages in a preview: signs in a test person, whose requests the server knows by the
// preview's address. The token says nothing to any server. And tells the studio what somebody points at.
const { person, studio = '' } = document.currentScript.dataset;

try {
  if (person === undefined) localStorage.clear();
  else
    localStorage.setItem(
      'session',
      JSON.stringify({ access_token: 'preview', expires_at: 4_102_444_800, user: JSON.parse(person) }),
    );
} catch {
  // A browser that stores nothing shows what visitors see.
}

const studios = studio.split(' ');
const pointable =
  'h1, h2, h3, h4, h5, h6, p, li, a, button, label, small, strong, em, b, i, figcaption, blockquote, [data-field]';
const kinds = { A: 'link', BUTTON: 'button', P: 'paragraph', LABEL: 'label' };
const longest = 200;

/** A text as the studio quotes it: one with quotation marks or line breaks could end the quote. */
const quotable = /^[^"“”\r\n\t]{1,100}$/u;

/** The element with the title of a row: the first that shows a value. */
function titleOf(item) {
  return item.matches('[data-field]') ? item : item.querySelector('[data-field]');
}

/** The condition that tells a row of a list from the others: its title, otherwise its id. */
function rowOf(item) {
  const { dataset, textContent: value } = titleOf(item);
  const { field, as } = dataset;
  const titles = [...item.parentElement.children].map((one) => titleOf(one)?.textContent);
  const isTelling = titles.filter((one) => one === value).length === 1;
  if (as === undefined && !field.includes('.') && isTelling && quotable.test(value))
    return { column: field, value };
  return item.dataset.row ? { column: 'id', value: item.dataset.row } : undefined;
}

/** Where a value of a list comes from; undefined where nothing tells its row, and for everything else on the page. */
function sourceOf(element) {
  const item = element.closest('app-list > ul > *');
  const path = element.dataset.field?.split('.');
  if (!item || !path) return undefined;
  const [column] = path.slice(-1);
  const value = element.textContent;
  if (path.length === 1) {
    const row = rowOf(item);
    return row && { table: item.closest('app-list').getAttribute('from'), column, row };
  }
  // Another table, which the row refers to.
  return quotable.test(value) ? { table: path[0], column, row: { column, value } } : undefined;
}

/** The fixed text of an element, or the value of a row that it shows; empty for what else comes from the project's data. */
function wordsOf(element) {
  const inside = element.querySelector('[data-field], [data-count], input, select, textarea, ul, form');
  if (inside || (element.matches('[data-field]') && !sourceOf(element))) return '';
  return element.textContent.replaceAll(/\s+/gu, ' ').trim().slice(0, longest);
}

function kindOf(element) {
  const source = sourceOf(element);
  if (source) {
    const { column, row } = source;
    const name = column.replaceAll('_', ' ');
    return row.column === column || row.column === 'id' ? name : `${name} of ${row.value}`;
  }
  if (element.matches('nav a')) return 'menu entry';
  return /^H\d$/u.test(element.tagName) ? 'heading' : (kinds[element.tagName] ?? 'text');
}

/** What is reported to the studio about an element. */
function partOf(element) {
  const part = { words: wordsOf(element), file: location.pathname.split('/').at(-1) };
  const source = sourceOf(element);
  return source ? { kind: 'value', ...part, ...source } : { kind: kindOf(element), ...part };
}

function parts() {
  return [...document.querySelectorAll(pointable)].filter(
    (element) =>
      element.checkVisibility() &&
      wordsOf(element) !== '' &&
      // The innermost element that says something.
      ![...element.querySelectorAll(pointable)].some((inner) => wordsOf(inner) === wordsOf(element)),
  );
}

/** The frame around the element that Enter or a click takes, with its name for everybody. */
function marker() {
  const frame = document.createElement('div');
  const name = document.createElement('div');
  frame.style.cssText =
    'position:fixed;z-index:2147483647;pointer-events:none;outline:3px solid #5c35cb;outline-offset:3px;border-radius:2px';
  name.style.cssText =
    'position:absolute;inset-inline-start:-3px;top:calc(100% + 6px);padding:2px 10px;border-radius:4px;background:#4f29ae;color:#fff;font:600 16px/1.5 system-ui;white-space:nowrap;max-width:90vw;overflow:hidden;text-overflow:ellipsis';
  name.setAttribute('role', 'status');
  frame.append(name);
  return { frame, name };
}

let end = () => {};

/** Lets somebody point at one element, by pointer or by keyboard, and reports it to the studio. */
function point(report) {
  end();
  const { frame, name } = marker();
  let at;
  const show = (element) => {
    if (!element) return;
    at = element;
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(frame.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    name.textContent = `${kindOf(element)}: ${wordsOf(element)}`;
  };
  const under = ({ target }) => parts().findLast((part) => part.contains(target));
  const finish = (element) => {
    end();
    report(element && partOf(element));
  };
  const handlers = {
    pointermove: (event) => show(under(event)),
    pointerdown: (event) => event.preventDefault(),
    click: (event) => {
      event.preventDefault();
      event.stopPropagation();
      const element = under(event);
      if (element) finish(element);
    },
    keydown: (event) => {
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      if (step === undefined && !['Enter', 'Escape'].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') finish(undefined);
      else if (event.key === 'Enter') finish(at);
      else {
        const all = parts();
        const next = all.at((all.indexOf(at) + step + all.length) % all.length);
        next?.scrollIntoView({ block: 'nearest' });
        show(next);
      }
    },
  };
  for (const [type, handle] of Object.entries(handlers)) addEventListener(type, handle, true);
  document.documentElement.append(frame);
  end = () => {
    end = () => {};
    frame.remove();
    for (const [type, handle] of Object.entries(handlers)) removeEventListener(type, handle, true);
  };
  window.focus();
  show(parts()[0]);
}

let lastChange;

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || !studios.includes(origin)) return;
  if (data?.saywright !== 'point') return;
  // Lists of the page load again when something was saved.
  if (lastChange !== undefined && data.lastChange !== lastChange) document.dispatchEvent(new Event('saved'));
  ({ lastChange } = data);
  if (data.isOn === true) point((part) => parent.postMessage({ saywright: 'pointed', part }, origin));
  else end();
});
