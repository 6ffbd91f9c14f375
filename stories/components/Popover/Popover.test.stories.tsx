import { Button, IconButton, Popover, Row, TextField } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { light, longText, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'Share my-shop',
    trigger: <Button>Share</Button>,
    children: 'Whoever has the link can look, and change nothing.',
    onToggle: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Share', hidden: true });
const panel = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Share my-shop' });
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async ({ args }) => {
    await expect(trigger()).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger());
    const opened = await panel();
    await waitFor(() => expect(opened).toBeVisible());
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
  },
};
export const EnterOpensAndEscapeCloses: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(trigger()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const opened = await panel();
    await waitFor(() => expect(opened).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};
export const TabStaysInside: Story = {
  args: {
    children: (
      <Row>
        <Button>Copy the link</Button>
        <Button>Send it</Button>
      </Row>
    ),
  },
  play: async () => {
    await userEvent.click(trigger());
    const opened = await panel();
    await waitFor(() => expect(opened).toHaveFocus());
    const inside = (name: string): HTMLElement => screen.getByRole('button', { name });
    await userEvent.tab();
    await expect(inside('Copy the link')).toHaveFocus();
    await userEvent.tab();
    await expect(inside('Send it')).toHaveFocus();
    await userEvent.tab();
    await expect(opened.contains(document.activeElement)).toBe(true);
  },
};
export const APressOutsideCloses: Story = {
  play: async ({ args }) => {
    await userEvent.click(trigger());
    await panel();
    await userEvent.click(document.body);
    await closed();
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
  },
};
export const ItsContentCloses: Story = {
  args: {
    children: (close) => (
      <form
        aria-label="Name"
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <TextField label="New name" value="my-shop" onChange={fn()} />
        <Button type="submit">Rename</Button>
      </form>
    ),
  },
  play: async () => {
    await userEvent.click(trigger());
    await panel();
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await closed();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};
export const OwnPressIsHeard: Story = {
  args: { trigger: <Button onClick={fn()}>Share</Button> },
  play: async ({ args }) => {
    await userEvent.click(trigger());
    await panel();
    await expect(args.trigger.props.onClick).toHaveBeenCalledTimes(1);
  },
};
export const DoubleClick: Story = {
  play: async ({ args }) => {
    await userEvent.dblClick(trigger(), { pointerEventsCheck: 0 });
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};
export const FromAnIcon: Story = { args: { trigger: <IconButton icon="settings" label="Share" /> } };
export const DisabledTrigger: Story = { args: { trigger: <Button disabled>Share</Button> } };
export const LongContent: Story = {
  args: { children: Array.from({ length: 60 }, (_, line) => <p key={line}>{longText}</p>) },
  play: async () => {
    await userEvent.click(trigger());
    const opened = await panel();
    await expect(opened.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const region = await screen.findByRole('region', { name: 'Share my-shop' });
    await expect(region).toHaveAttribute('tabindex', '0');
  },
};
export const LongText: Story = {
  args: { children: `${longWord} ${longText}` },
  play: async () => {
    await userEvent.click(trigger());
    await expect((await panel()).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirection: Story = {
  args: { children: mixed },
  play: async () => {
    await userEvent.click(trigger());
    await panel();
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Popover {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.click(trigger());
    await expect(getComputedStyle(await panel()).direction).toBe('rtl');
  },
};
export const InLightTheme: Story = {
  globals: light,
  play: async () => {
    await userEvent.click(trigger());
    await panel();
  },
};
