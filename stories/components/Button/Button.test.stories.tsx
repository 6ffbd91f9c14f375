import { Button, Row, Stack, type ButtonSize, type ButtonVariant } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, light, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Create a table', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const sizes: ButtonSize[] = ['sm', 'md', 'lg'];
const sheet = (
  <Stack>
    {sizes.map((size) => (
      <Row key={size}>
        {variants.map((variant) => (
          <Button key={variant} size={size} variant={variant} icon="check">
            {variant}
          </Button>
        ))}
      </Row>
    ))}
  </Stack>
);

export const Secondary: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Create a table' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete 37 people' } };
export const WithIcon: Story = { args: { icon: 'undo', size: 'sm', children: 'Undo' } };
export const Disabled: Story = { args: { disabled: true } };
export const PressedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Create a table' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Busy: Story = {
  args: { variant: 'primary', busy: true, children: 'Sign In', busyLabel: 'Signing in...' },
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
export const EverySizeAndVariant: Story = { render: () => sheet };
export const LongText: Story = { args: { children: longWord } };
export const MixedDirection: Story = { args: { children: mixed } };
export const InLightTheme: Story = {
  globals: light,
  render: () => (
    <Stack>
      {sheet}
      <Row>
        <Button disabled>Disabled</Button>
        <Button variant="primary" busy>
          Busy
        </Button>
      </Row>
    </Stack>
  ),
};
