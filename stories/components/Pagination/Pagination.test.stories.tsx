import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { heard } from '../../support/helpers.tsx';
import specimens, {
  Default,
  FirstPage,
  Links,
  ManyPages,
  NarrowPlace,
  OnePage,
  OwnLinks,
} from './Pagination.stories.tsx';

const meta = { ...specimens, title: 'Components/Navigation/Pagination', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement): string =>
  [...canvasElement.querySelectorAll('li')].map((item) => item.textContent).join(' ');

export const DefaultTest: Story = {
  ...Default,
  args: { onChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(shown(canvasElement)).toBe('1 … 4 5 6 … 12');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 6' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await expect(shown(canvasElement)).toBe('1 … 5 6 7 … 12');
    await heard('Page 6 of 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(shown(canvasElement)).toBe('1 … 8 9 10 11 12');
  },
};

export const MovesByKeyboard: Story = {
  args: { defaultValue: 11, onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    // The last page keeps the focus, and ignores further presses.
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const FirstPageTest: Story = {
  ...FirstPage,
  play: async ({ canvas, canvasElement }) => {
    await expect(shown(canvasElement)).toBe('1 2 3 4 5 … 12');
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ControlledPage: Story = {
  args: { value: 5, onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5');
  },
};

export const PageOutOfRange: Story = {
  args: { value: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 12');
  },
};

export const ManyPagesTest: Story = {
  ...ManyPages,
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toBe('1 … 6,202 6,203 6,204 6,205 6,206 … 12,480');
  },
};

export const OnePageTest: Story = {
  ...OnePage,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LinksTest: Story = {
  ...Links,
  args: { ...Links.args, value: 12, onChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Page 11' })).toHaveAttribute('href', '#page=11');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 12');
    const followed: boolean[] = [];
    const onClick = (event: MouseEvent): void => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', onClick);
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Previous page' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(11);
    document.removeEventListener('click', onClick);
    // Next does nothing on the last page.
    await expect(followed).toEqual([false, true]);
  },
};

export const OwnLinksTest: Story = {
  ...OwnLinks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 4' })).toHaveAttribute('data-router', 'own');
  },
};

export const NarrowPlaceTest: Story = {
  ...NarrowPlace,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 5 of 12')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 5' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('Page 6 of 12', { selector: '[data-part="position"]' })).toBeVisible();
  },
};
