import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import specimens, {
  Default,
  Disabled,
  Links,
  LoadingItems,
  LongText,
  MultipleSelection,
  SingleSelection,
  WithActions,
} from './Tree.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/Tree', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const clicked = fn();

export const DefaultTest: Story = {
  ...Default,
  args: { ...Default.args, onExpand: fn() },
  play: async ({ canvas, args }) => {
    const tree = canvas.getByRole('treegrid', { name: 'Files of shop-front' });
    await expect(within(tree).getAllByRole('row')).toHaveLength(5);
    const pages = canvas.getByRole('row', { name: 'pages' });
    await expect(pages).toHaveAttribute('aria-level', '2');
    await expect(pages).toHaveAttribute('aria-posinset', '1');
    await expect(pages).toHaveAttribute('aria-setsize', '2');
    await expect(canvas.getByRole('row', { name: 'README.md' })).not.toHaveAttribute('aria-expanded');
    // Without a selection and an action, a click opens.
    await userEvent.click(canvas.getByText('pages'));
    await expect(args.onExpand).toHaveBeenLastCalledWith(['src', 'src/pages']);
    await expect(canvas.getByRole('row', { name: 'prices.tsx' })).toBeVisible();
    await userEvent.click(canvas.getByText('public'));
    await expect(canvas.getByText('Nothing inside.')).toBeVisible();
  },
};

export const KeyboardTest: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const src = canvas.getByRole('row', { name: 'src' });
    await expect(src).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const pages = canvas.getByRole('row', { name: 'pages' });
    await expect(pages).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(pages).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'home.tsx' })).toHaveFocus();
    // Back to the folder, then closed.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(pages).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(pages).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: 'README.md' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(src).toHaveFocus();
    await userEvent.keyboard('pu');
    await expect(canvas.getByRole('row', { name: 'public' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Nothing inside.')).toBeVisible();
  },
};

export const SingleSelectionTest: Story = {
  ...SingleSelection,
  args: { ...SingleSelection.args, onChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: 'checkout.ts' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByText('README.md'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['README.md']);
    await expect(canvas.getByRole('row', { name: 'checkout.ts' })).toHaveAttribute('aria-selected', 'false');
  },
};

export const MultipleSelectionTest: Story = {
  ...MultipleSelection,
  args: { ...MultipleSelection.args, defaultValue: [], onChange: fn(), onAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('src');
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['src', 'src/pages']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['src']);
    // The button opens without selecting.
    const toggle = within(canvas.getByRole('row', { name: 'pages' })).getByRole('button');
    await userEvent.click(toggle);
    await expect(canvas.getByRole('row', { name: 'home.tsx' })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const LinksTest: Story = {
  ...Links,
  play: async () => {
    const followed: string[] = [];
    const follow = (event: MouseEvent): void => {
      if (event.target instanceof HTMLAnchorElement) followed.push(event.target.hash);
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    document.removeEventListener('click', follow);
    await expect(followed).toEqual(['#orders']);
  },
};

export const LoadingItemsTest: Story = {
  ...LoadingItems,
  args: { ...LoadingItems.args, defaultExpanded: [], onLoad: fn() },
  play: async ({ canvas, args }) => {
    const archive = canvas.getByRole('row', { name: 'archive' });
    await expect(archive).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByText('archive'));
    await expect(args.onLoad).toHaveBeenLastCalledWith('archive');
    await expect(canvas.getByText('Loading…')).toBeVisible();
    await userEvent.click(canvas.getByText('archive'));
    await expect(canvas.queryByText('Loading…')).toBeNull();
    await expect(args.onLoad).toHaveBeenCalledTimes(1);
  },
};

export const WithActionsTest: Story = {
  ...WithActions,
  args: {
    items: [
      { id: 'a', label: 'Orders', actions: <button onClick={clicked}>Rename</button> },
      { id: 'b', label: 'Customers' },
    ],
  },
  play: async ({ canvas }) => {
    clicked.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(clicked).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Customers' })).toHaveFocus();
  },
};

export const DisabledTest: Story = {
  ...Disabled,
  args: { ...Disabled.args, onChange: fn() },
  play: async ({ canvas, args }) => {
    const readme = canvas.getByRole('row', { name: 'README.md' });
    await expect(readme).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByText('README.md'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
