import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { light } from '../../support/helpers.tsx';
import specimens, { Default, WithALink, LongText, MixedDirection } from './HelpTip.stories.tsx';

const meta = { ...specimens, title: 'Components/Overlays/HelpTip', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const button = (): HTMLElement => screen.getByRole('button', { name: /^Help:/, hidden: true });
const opened = (): Promise<HTMLElement> => screen.findByRole('dialog');

export const DefaultTest: Story = {
  ...Default,
  play: async () => {
    await expect(button()).toHaveAccessibleName('Help: Seats');
    await userEvent.click(button());
    await expect(await opened()).toHaveAccessibleName('Seats');
  },
};

export const EnterOpensAndEscapeCloses: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button()).toHaveFocus());
  },
};
export const WithALinkTest: Story = {
  ...WithALink,
  play: async () => {
    await userEvent.click(button());
    await opened();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'More about seats' })).toHaveFocus();
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await userEvent.click(button());
    await expect((await opened()).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirectionTest: Story = {
  ...MixedDirection,
  play: async () => {
    await userEvent.click(button());
    await opened();
  },
};
export const InLightTheme: Story = {
  tags: ['open'],
  globals: light,
  play: async () => {
    await userEvent.click(button());
    await opened();
  },
};
