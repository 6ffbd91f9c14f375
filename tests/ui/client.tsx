import '@saywright/ui/theme';
import { run } from 'axe-core';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Sample } from './stories.tsx';

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

Object.assign(globalThis, { hydrate });
