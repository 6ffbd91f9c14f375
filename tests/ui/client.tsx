import '@saywright/ui/theme';
import { run } from 'axe-core';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Sample } from './stories.tsx';

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Takes over what the server wrote and looks at it; gives what React had to mend and what axe finds wrong. */
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
  // In English every story is looked at by its own test.
  if (language !== 'en') {
    // What is measured is measured after the first frame.
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
