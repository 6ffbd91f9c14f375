import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { longWord } from '../../support/helpers.tsx';
import { sql } from './CodeBlock.samples.ts';
import specimens, { Sql } from './CodeBlock.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/CodeBlock', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const SqlTest: Story = {
  ...Sql,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'SQL of this plan' });
    await expect(region).toHaveTextContent(/create table customers/);
    await waitFor(() => expect(region.querySelectorAll('span').length).toBeGreaterThan(10), {
      timeout: 5000,
    });
    await expect(region.textContent).toBe(sql);
  },
};

export const WrapsByKeyboard: Story = {
  args: { code: `select '${longWord}';`, title: 'SQL, 1 line' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'SQL of this plan' });
    const wrap = await canvas.findByRole('button', { name: 'Wrap lines', pressed: false });
    wrap.focus();
    await userEvent.keyboard('{Enter}');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
  },
};

export const ReachedByKeyboard: Story = {
  args: { code: `-- ${longWord}\nselect 1;` },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'SQL of this plan' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Wrap lines' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
