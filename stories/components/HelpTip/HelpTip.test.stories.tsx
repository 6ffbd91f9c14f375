import { HelpTip } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { light, longText, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/HelpTip',
  component: HelpTip,
  args: {
    about: 'Seats',
    children: 'Each person who can approve an operation takes one seat. Those who only look take none.',
  },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center' }}>
      Seats <HelpTip {...args} />
    </p>
  ),
} satisfies Meta<typeof HelpTip>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (): HTMLElement => screen.getByRole('button', { name: /^Help:/, hidden: true });
const opened = (): Promise<HTMLElement> => screen.findByRole('dialog');

export const Default: Story = {
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
export const WithALink: Story = {
  args: {
    children: (
      <>
        Each person takes one seat. <a href="#seats">More about seats</a>
      </>
    ),
  },
  play: async () => {
    await userEvent.click(button());
    await opened();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'More about seats' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { about: longText, children: longWord },
  play: async () => {
    await userEvent.click(button());
    await expect((await opened()).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirection: Story = {
  args: { about: mixed, children: mixed },
  play: async () => {
    await userEvent.click(button());
    await opened();
  },
};
export const InLightTheme: Story = {
  globals: light,
  play: async () => {
    await userEvent.click(button());
    await opened();
  },
};
