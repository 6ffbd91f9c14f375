import { expect, test } from 'vitest';
import { slots, type SlotHolder } from '../../packages/engine/src/projects/slots.ts';

interface Job {
  readonly done: Promise<string>;
  readonly finish: () => void;
}

function setUp(limit: number, mostWaiting = 10) {
  const closed: string[] = [];
  const open = new Set<string>();
  let most = 0;
  const { hold, release } = slots(limit, mostWaiting, () => new Error('too many'));
  const holders = new Map<string, SlotHolder>();
  const holder = (name: string): SlotHolder => {
    const known = holders.get(name) ?? {
      close: async () => {
        closed.push(name);
        open.delete(name);
      },
    };
    holders.set(name, known);
    return known;
  };
  const start = (name: string): Job => {
    let finish = (): void => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const done = hold(holder(name), async () => {
      open.add(name);
      most = Math.max(most, open.size);
      await held;
      return name;
    });
    done.catch(() => {});
    return { done, finish };
  };
  const run = async (name: string): Promise<string> => {
    const { done, finish } = start(name);
    finish();
    return done;
  };
  return { closed, start, run, release: async (name: string) => release(holder(name)), most: () => most };
}

test('the one that was not used for longest makes room', async () => {
  const { closed, run } = setUp(2);
  for (const name of ['a', 'b', 'a', 'c']) await run(name);
  expect(closed).toEqual(['b']);
});

test('one that is in use is not closed: the call waits for its end', async () => {
  const { closed, start, run } = setUp(1);
  const first = start('a');
  const second = run('b');
  await Promise.resolve();
  expect(closed).toEqual([]);
  first.finish();
  expect(await second).toBe('b');
  expect(closed).toEqual(['a']);
});

test('when too many wait, the next is refused at once and those that wait still get their turn', async () => {
  const { start, run } = setUp(1, 1);
  const first = start('a');
  const second = run('b');
  await expect(run('c')).rejects.toThrow('too many');
  first.finish();
  expect(await second).toBe('b');
  expect(await run('c')).toBe('c');
});

test('many calls of many holders never have more open than the limit, and all are answered', async () => {
  const { run, most } = setUp(3, 1000);
  const names = Array.from({ length: 300 }, (_, at) => `p${(at * 7) % 20}`);
  expect(await Promise.all(names.map((name) => run(name)))).toEqual(names);
  expect(most()).toBeLessThanOrEqual(3);
});

test('a released holder frees its slot, one in use keeps it', async () => {
  const { closed, run, start, release } = setUp(1);
  await run('a');
  await release('a');
  expect(closed).toEqual(['a']);
  const used = start('b');
  await Promise.resolve();
  await release('b');
  expect(closed).toEqual(['a']);
  used.finish();
  expect(await run('c')).toBe('c');
});
