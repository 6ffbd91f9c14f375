import '@saywright/ui/reset.css';
import '@saywright/ui/styles.css';
import { ProgressBar } from '@saywright/ui/ProgressBar';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { names, Sample } from './stories.tsx';

const refused: string[] = [];
document.addEventListener(
  'securitypolicyviolation',
  ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
    refused.push([effectiveDirective, blockedURI, sample, sourceFile].filter(Boolean).join(' ')),
);

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Policy violations since the last call. */
async function takeRefused(): Promise<readonly string[]> {
  await frame();
  await frame();
  return refused.splice(0);
}

/** Mounts and unmounts stories. */
async function draw(drawn: readonly string[]): Promise<readonly string[]> {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  await new Promise<void>((resolve) => {
    root.render(
      <>
        {drawn.map((name) => (
          <Sample key={name} name={name} language="en" />
        ))}
        <Sample name="" language="en" onReady={resolve} />
      </>,
    );
  });
  const found = await takeRefused();
  root.unmount();
  box.remove();
  return found;
}

/** Violates a strict policy. */
function offend(): Promise<readonly string[]> {
  document.head.append(document.createElement('style'));
  document.head.lastElementChild?.append('b { color: red }');
  return takeRefused();
}

/** The width of a server-rendered bar before and after hydration, and the violations in between. */
async function takeOver(): Promise<readonly string[]> {
  const box = document.createElement('div');
  const bar = <ProgressBar label="Setup" value={50} />;
  box.innerHTML = renderToString(bar);
  document.body.append(box);
  const full = (): string => {
    const drawn = box.querySelector('span:last-child');
    return drawn === null ? 'not found' : getComputedStyle(drawn).backgroundSize;
  };
  const before = full();
  const root = hydrateRoot(box, bar);
  const taken = await takeRefused();
  const after = full();
  root.unmount();
  box.remove();
  return [before, after, ...taken];
}

Object.assign(globalThis, { names, draw, offend, takeOver });
