// Loaded by the pages of an app in a trial. They have no origin, so the studio around the frame gives them their HTML and
// answers their requests from the database of its tab, over a port that nothing else has.
const { port1: port, port2: studioPort } = new MessageChannel();
const waiting = new Map();
let last = 0;

/** Asks the studio; resolves with its answer. */
function ask(what) {
  last += 1;
  port.postMessage({ id: last, ask: what });
  return new Promise((resolve) => waiting.set(last, resolve));
}

port.addEventListener('message', ({ data }) => {
  // Something was changed in the conversation, so lists load again.
  if (data.kind === 'saved') document.dispatchEvent(new Event('saved'));
  waiting.get(data.id)?.(data.answer);
  waiting.delete(data.id);
});
port.start();

/** What the pages would store in a browser; without an origin, they can store nothing. */
const stored = new Map();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => stored.set(name, String(value)),
    removeItem: (name) => stored.delete(name),
  },
});

globalThis.fetch = async (path, { method = 'GET', body } = {}) => {
  const { status, body: text } = await ask({ kind: 'rows', method, path, ...(body && { body }) });
  return new Response(text === '' ? null : text, { status });
};

function showPage({ html, person }) {
  // The token opens nothing: the studio knows who sees the page.
  if (person)
    localStorage.setItem(
      'session',
      JSON.stringify({ access_token: 'trial', expires_at: 4_102_444_800, user: person }),
    );
  const { title, body } = new DOMParser().parseFromString(html, 'text/html');
  document.title = title;
  document.body.replaceChildren(...body.childNodes);
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: 'app.js' }));
}

if (parent !== window) {
  parent.postMessage({ kind: 'trial-page' }, location.origin, [studioPort]);
  const page = await ask({ kind: 'page', file: location.pathname.split('/').at(-1) });
  if (page) showPage(page);
  else document.body.textContent = 'This page does not exist.';
}
