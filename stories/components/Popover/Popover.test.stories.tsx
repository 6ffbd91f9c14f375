import { Button, Row, TextField } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { light } from '../../support/helpers.tsx';
import specimens, {
  Default,
  LongContent,
  LongText,
  MixedDirection,
  RightToLeft,
} from './Popover.stories.tsx';

const meta = { ...specimens, title: 'Components/Overlays/Popover', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Share', hidden: true });
const panel = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Share my-shop' });
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const DefaultTest: Story = {
  ...Default,
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
export const LongContentTest: Story = {
  ...LongContent,
  play: async () => {
    await userEvent.click(trigger());
    const opened = await panel();
    await expect(opened.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const region = await screen.findByRole('region', { name: 'Share my-shop' });
    await expect(region).toHaveAttribute('tabindex', '0');
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await userEvent.click(trigger());
    await expect((await panel()).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirectionTest: Story = {
  ...MixedDirection,
  play: async () => {
    await userEvent.click(trigger());
    await panel();
  },
};
export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async () => {
    await userEvent.click(trigger());
    await expect(getComputedStyle(await panel()).direction).toBe('rtl');
  },
};
export const InLightTheme: Story = {
  tags: ['open'],
  globals: light,
  play: async () => {
    await userEvent.click(trigger());
    await panel();
  },
};
