import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import specimens, { Default, External, InASentence, NewTab, RenderedByARouter } from './Link.stories.tsx';

const meta = { ...specimens, title: 'Components/Actions/Link', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read all invoices' });
    await expect(link).toHaveAttribute('href', '#invoices');
    await expect(link).not.toHaveAttribute('rel');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};
export const FollowedByKeyboard: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const InASentenceTest: Story = {
  ...InASentence,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Choose a plan' });
    await expect(getComputedStyle(link).fontSize).toBe('16px');
  },
};
export const ExternalTest: Story = {
  ...External,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms of your bank (external link)' });
    await expect(link).not.toHaveAttribute('target');
  },
};
export const NewTabTest: Story = {
  ...NewTab,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms of your bank (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};
export const RenderedByARouterTest: Story = {
  ...RenderedByARouter,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read all invoices' });
    await expect(link).toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('href', '#invoices');
  },
};
