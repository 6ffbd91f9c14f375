import { Button } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled } from '../../support/helpers.tsx';
import specimens, { Secondary, Busy } from './Button.stories.tsx';

const meta = { ...specimens, title: 'Components/Actions/Button', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondaryTest: Story = {
  ...Secondary,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Create a table' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const PressedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Create a table' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const BusyTest: Story = {
  ...Busy,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signing in...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const DoubleClickSendsOnce: Story = {
  render: (args) => (
    <Controlled initial={false}>
      {(busy, set) => (
        <Button
          {...args}
          busy={busy}
          onClick={(event) => {
            args.onClick?.(event);
            set(true);
          }}
        />
      )}
    </Controlled>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create a table' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const BusyInForm: Story = {
  render: () => (
    <form aria-label="Sign in" onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());
