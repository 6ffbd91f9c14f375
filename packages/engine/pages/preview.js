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
  'h1, h2, h3, h4, h5, h6, p, li, a, button, label, small, strong, em, b, i, figcaption, blockquote';
const kinds = { A: 'link', BUTTON: 'button', P: 'paragraph', LABEL: 'label' };
const longest = 200;

/** The fixed text of an element; empty where its content comes from the project's data. */
function wordsOf(element) {
  if (element.matches('[data-field]')) return '';
  const inside = element.querySelector('[data-field], [data-count], input, select, textarea, ul, form');
  return inside ? '' : element.textContent.replaceAll(/\s+/gu, ' ').trim().slice(0, longest);
}

function kindOf(element) {
  if (element.matches('nav a')) return 'menu entry';
  return /^H\d$/u.test(element.tagName) ? 'heading' : (kinds[element.tagName] ?? 'text');
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
    const file = location.pathname.split('/').at(-1);
    report(element && { kind: kindOf(element), words: wordsOf(element), file });
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

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || !studios.includes(origin)) return;
  if (data?.saywright !== 'point') return;
  if (data.isOn === true) point((part) => parent.postMessage({ saywright: 'pointed', part }, origin));
  else end();
});
