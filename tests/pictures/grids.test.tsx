import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { components, storiesOf } from './files.ts';
import { compare, enter, modes } from './frame.ts';
import { StatesGrid } from './statesGrid.tsx';

let root: Root;
let place: HTMLElement;

/** Whether what a state shows goes beyond its place, where a page would cut it off or scroll. */
function isTooWide(state: Element): boolean {
  const cell = state.querySelector('.cell');
  return cell !== null && cell.scrollWidth > cell.clientWidth + 1;
}

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

describe.each(components.filter(({ coversThePage }) => !coversThePage))('$name', ({ name, file }) => {
  // A picture is taken in every mode, so a story that chooses one itself shows nothing more.
  const stories = Object.entries(storiesOf(file)).flatMap(([export_, story]) =>
    'globals' in (file[export_] ?? {}) ? [] : [story],
  );

  test.each(modes)('looks as it did: $name', async (mode) => {
    await enter(mode);
    await new Promise<void>((resolve) => {
      root.render(<StatesGrid stories={stories} onReady={resolve} />);
    });
    const states = [...place.querySelectorAll('figure:not([hidden])')];
    expect(states).not.toHaveLength(0);
    expect(states.filter(isTooWide).map(({ firstChild }) => firstChild?.textContent)).toEqual([]);
    // The window is as high as the grid, so that the picture shows all of it.
    await page.viewport(mode.width, Math.max(200, place.scrollHeight));
    await compare(place, `${name}-${mode.name}`);
  });
});
