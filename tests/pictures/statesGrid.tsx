import { StrictMode, useEffect, useRef, type ReactElement } from 'react';
import type { ComposedStory } from './files.ts';

/** Scripts that the fonts of the repository do not have: the machine would choose how they look. */
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/u;

function wordsOf(cell: Element): string {
  const fields = [...cell.querySelectorAll('input, textarea')];
  return [cell.textContent, ...fields.map((field) => field.getAttribute('value'))].join(' ');
}

/** What is drawn, whatever its parts are called; stories that differ in what is pressed look alike. */
const lookOf = (cell: Element): string => cell.innerHTML.replaceAll(/_r_\w+_/g, '');

/** Hides what looks like a cell before it, what the machine's fonts would draw, and what shows thousands of lines. */
function thinOut(grid: HTMLElement): void {
  const seen = new Set<string>();
  for (const state of grid.querySelectorAll<HTMLElement>(':scope > *')) {
    const cell = state.querySelector('.cell') ?? state;
    const look = lookOf(cell);
    state.hidden =
      look === '' ||
      seen.has(look) ||
      foreign.test(wordsOf(cell)) ||
      cell.querySelectorAll('*').length > 3000;
    seen.add(look);
  }
}

interface StatesGridProps {
  readonly stories: readonly ComposedStory[];
  /** Called once every story is drawn. */
  readonly onReady: () => void;
}

/** Every state of a component side by side, each once. */
export function StatesGrid({ stories, onReady }: StatesGridProps): ReactElement {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (grid.current !== null) thinOut(grid.current);
    onReady();
  }, [onReady]);
  return (
    <StrictMode>
      <div ref={grid} className="grid">
        {stories.map((Story) => (
          <figure key={Story.storyName}>
            <figcaption className="name">{Story.storyName}</figcaption>
            <div className="cell">
              <Story />
            </div>
          </figure>
        ))}
      </div>
    </StrictMode>
  );
}
