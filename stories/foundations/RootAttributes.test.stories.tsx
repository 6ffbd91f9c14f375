import * as kit from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { fields, groups, roots, without, type Given } from './rootAttributes.tsx';

const meta = {
  title: 'Foundations/Root attributes',
  tags: ['behaviour', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  render: () => <p>Attributes of every component reach its root element.</p>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Table = typeof roots;
type Check = (root: HTMLElement, ref: Element | null) => void;

function must(isTrue: boolean | undefined, what: string): void {
  if (isTrue !== true) throw new Error(what);
}

function isGiven(element: Element | null): void {
  must(element?.id === 'given', 'The id is missing.');
  must(
    element?.getAttribute('aria-describedby')?.split(' ').includes('about'),
    'The description is missing.',
  );
}

/** Renders each component of a table alone, and checks where its attributes are. */
async function checkEach(table: Table, check: Check): Promise<void> {
  const failures: string[] = [];
  for (const [name, example] of Object.entries(table)) {
    const place = document.createElement('div');
    document.body.append(place);
    const react = createRoot(place);
    let filled: Element | null = null;
    const given: Given = {
      id: 'given',
      className: 'given',
      style: { letterSpacing: '3px' },
      'data-x': 'here',
      'aria-describedby': 'about',
      ref: (element) => {
        filled = element;
      },
    };
    flushSync(() => react.render(example(given)));
    try {
      await waitFor(() => expect(document.querySelectorAll('[data-x="here"]')).toHaveLength(1));
      const root = document.querySelector<HTMLElement>('[data-x="here"]');
      if (root === null) throw new Error('There is no root element.');
      must(root.classList.contains('given'), 'The class is missing.');
      must(root.style.letterSpacing === '3px', 'The style is missing.');
      if (place.contains(root)) must(root.parentElement === place, 'It is not the root.');
      check(root, filled);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    flushSync(() => react.unmount());
    place.remove();
  }
  await expect(failures).toEqual([]);
}

export const EveryComponentIsListed: Story = {
  play: async () => {
    const listed = [roots, fields, groups, without].flatMap((table) => Object.keys(table));
    const exported = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
    await expect(listed.toSorted()).toEqual(exported.toSorted());
  },
};

export const EveryRootTakesThem: Story = {
  play: () =>
    checkEach(roots, (root, ref) => {
      isGiven(root);
      must(ref === root, 'The ref is another element.');
    }),
};

export const FieldsShareThemWithTheirControl: Story = {
  play: () =>
    checkEach(fields, (root, ref) => {
      isGiven(ref);
      must(root.contains(ref), 'The ref is outside.');
      must(ref?.matches('input, textarea, select, button'), 'The ref is no control.');
    }),
};

export const GroupsGiveTheirFirstControl: Story = {
  play: () =>
    checkEach(groups, (root, ref) => {
      isGiven(root);
      must(root.querySelector('input:not([hidden])') === ref, 'The ref is no control.');
    }),
};
