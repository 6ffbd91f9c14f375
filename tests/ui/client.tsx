import '@saywright/ui/theme';
import { run } from 'axe-core';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { faults, type Fault } from './faults.ts';
import { names, Sample } from './stories.tsx';

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Hydrates the server output; returns hydration errors and axe violations. */
async function hydrate(name: string, language: string, html: string): Promise<readonly string[]> {
  const found: string[] = [];
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  const tree = await new Promise<Root>((resolve) => {
    const taken = hydrateRoot(
      root,
      <Sample name={name} language={language} onReady={() => resolve(taken)} />,
      { onRecoverableError: (error) => found.push(String(error)) },
    );
  });
  // In English the stories' own tests check this.
  if (language !== 'en') {
    // Measurements happen after the first frame.
    await frame();
    await frame();
    const { violations } = await run(root, { rules: { region: { enabled: false } } });
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`)));
  }
  tree.unmount();
  root.remove();
  return found;
}

/** Widths in pixels and text sizes in per cent at which a story is looked at. */
interface Places {
  readonly widths: readonly number[];
  readonly sizes: readonly number[];
}

/** Renders a story once and checks it in every place; returns each fault with the places where it shows. */
async function sweep(name: string, { widths, sizes }: Places): Promise<readonly string[]> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await new Promise<void>((resolve) =>
    root.render(<Sample name={name} language="en" onReady={() => resolve()} />),
  );
  await frame();
  // What still fades in would count as hidden.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  const found = new Map<Fault, string[]>();
  for (const size of sizes) {
    document.documentElement.style.fontSize = `${size}%`;
    for (const width of widths) {
      place.style.width = `${width}px`;
      for (const fault of faults(place))
        found.set(fault, [...(found.get(fault) ?? []), size === 100 ? `${width}` : `${width} at ${size} %`]);
    }
  }
  document.documentElement.style.fontSize = '';
  root.unmount();
  return [...found].map(([fault, places]) => `${fault}: ${places.join(', ')}`);
}

Object.assign(globalThis, { hydrate, sweep, names });
