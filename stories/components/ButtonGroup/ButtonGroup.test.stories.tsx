import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import specimens, {
  Default,
  Joined,
  LongText,
  RightToLeft,
  WithALinkAndAMenu,
} from './ButtonGroup.stories.tsx';

const meta = { ...specimens, title: 'Components/Actions/ButtonGroup', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** Radius of the corners at the top left and the top right, in pixels. */
const corners = (button: HTMLElement): readonly number[] => {
  const style = getComputedStyle(button);
  return [style.borderTopLeftRadius, style.borderTopRightRadius].map((radius) => Number.parseFloat(radius));
};

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Order 1204' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refund' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Duplicate' })).toHaveFocus();
  },
};
export const JoinedTest: Story = {
  ...Joined,
  play: async ({ canvas }) => {
    const [left = 0, right = 0] = corners(canvas.getByRole('button', { name: 'Refund' }));
    await expect(document.dir === 'rtl' ? right : left).toBeGreaterThan(
      document.dir === 'rtl' ? left : right,
    );
    const [one = 0, other = 0] = corners(canvas.getByRole('button', { name: 'Duplicate' }));
    await expect(one).toBe(other);
  },
};
export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async ({ canvas }) => {
    const [left = 0, right = 0] = corners(canvas.getByRole('button', { name: 'Refund' }));
    await expect(right).toBeGreaterThan(left);
  },
};
export const WithALinkAndAMenuTest: Story = {
  ...WithALinkAndAMenu,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(menu);
    await screen.findByRole('menu', { name: 'More' });
    // Still the last button of the shape while its list is open.
    const [left = 0, right = 0] = corners(menu);
    await expect(document.dir === 'rtl' ? left : right).toBeGreaterThan(
      document.dir === 'rtl' ? right : left,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};
