import { Button, Row, Stack, type ButtonSize, type ButtonVariant } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Actions/Button',
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
  tags: ['!test'],
};
export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete 37 people' } };
export const WithIcon: Story = { args: { icon: 'undo', size: 'sm', children: 'Undo' } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = {
  args: { variant: 'primary', busy: true, children: 'Sign In', busyLabel: 'Signing in...' },
  tags: ['!test'],
};
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
