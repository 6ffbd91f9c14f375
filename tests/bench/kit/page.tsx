// The measured page; each contender is bundled with it separately.
import { type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Card, Frame, Switch, toast } from 'contender';

const nothing = (): void => {};

interface Item {
  readonly id: number;
  readonly turn: number;
}

const cardsOf = (turn: number): readonly Item[] => Array.from({ length: 1000 }, (_, id) => ({ id, turn }));
const rules = Array.from({ length: 500 }, (_, index) => `Rule ${index}`);

function Cards({ items }: { items: readonly Item[] }): ReactElement {
  return (
    <Frame>
      {items.map(({ id, turn }) => (
        <Card
          key={id}
          title={`Service ${id} in turn ${turn}`}
          status={turn % 2 === 0 ? 'Running' : 'Stopping'}
          percent={(id + 7 * turn) % 101}
          onOpen={nothing}
        />
      ))}
    </Frame>
  );
}

function Switches({ areOn }: { areOn: boolean }): ReactElement {
  return (
    <Frame>
      {rules.map((rule) => (
        <Switch key={rule} label={rule} checked={areOn} onChange={nothing} />
      ))}
    </Frame>
  );
}

let root: Root | undefined;

/** Milliseconds until a tree is mounted and laid out. */
function shown(tree: ReactElement): number {
  const started = performance.now();
  root ??= createRoot(document.querySelector('main') ?? document.body);
  flushSync(() => root?.render(tree));
  document.body.getBoundingClientRect();
  return performance.now() - started;
}

let items = cardsOf(0);
const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Steps that the runner calls in order, in a new page for each round. */
export const steps = {
  prepare: () => shown(<Frame>{null}</Frame>),
  mountCards: () => shown(<Cards items={items} />),
  updateAll: () => {
    items = cardsOf(1);
    return shown(<Cards items={items} />);
  },
  changeOne: () => {
    const times = Array.from({ length: 9 }, (_, turn) => {
      items = items.map((item) => (item.id === 500 ? { ...item, turn } : item));
      return shown(<Cards items={items} />);
    });
    return times.toSorted((one, other) => one - other)[4];
  },
  nodesOfCard: () => document.querySelectorAll('main *').length / 1000,
  clear: () => shown(<Frame>{null}</Frame>),
  mountSwitches: () => shown(<Switches areOn={false} />),
  flipSwitches: () => shown(<Switches areOn />),
  mostToasts: async () => {
    let most = 0;
    const look = (): void => {
      const found = document.querySelectorAll('[data-toast], [data-kit="Toast"], .mantine-Notification-root');
      most = Math.max(most, found.length);
    };
    for (let index = 0; index < 100; index += 1) {
      toast(`Saved ${index}`);
      if (index % 10 === 9) await frame();
      look();
    }
    await frame();
    look();
    return most;
  },
};
Object.assign(window, { steps });
