import { Badge, MandateSwitch, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/MandateSwitch',
  component: MandateSwitch,
  args: {
    ruleId: 'R-01',
    title: 'No change without a plan',
    rule: 'Every change is planned, proven and approved before it runs.',
    priority: <Badge tone="danger">EXTREME</Badge>,
    checked: true,
    onChange: fn(),
  },
  render: (args) => (
    <Controlled initial={args.checked}>
      {(checked, set) => (
        <MandateSwitch
          {...args}
          checked={checked}
          onChange={(next, ruleId) => {
            args.onChange(next, ruleId);
            set(next);
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof MandateSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InForce: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'No change without a plan' });
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleDescription(
      'R-01 EXTREME Every change is planned, proven and approved before it runs.',
    );
    await userEvent.click(canvas.getByText(/Every change is planned/));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(false, 'R-01');
  },
};
export const NotInForce: Story = {
  args: { checked: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
export const WithoutPriority: Story = { args: { priority: undefined } };
export const DoubleClickEndsAsItBegan: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.dblClick(control);
    await expect(control).toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ManyRules: Story = {
  render: (args) => (
    <Stack gap={8}>
      {Array.from({ length: 40 }, (_, index) => (
        <MandateSwitch
          key={index}
          {...args}
          ruleId={`R-${String(index + 1).padStart(2, '0')}`}
          checked={index % 3 !== 0}
          priority={
            <Badge tone={index % 2 === 0 ? 'danger' : 'warning'}>
              {index % 2 === 0 ? 'EXTREME' : 'HIGH'}
            </Badge>
          }
        />
      ))}
    </Stack>
  ),
};
export const LongText: Story = { args: { title: longWord, rule: longText, ruleId: longWord.slice(0, 60) } };
export const MixedDirection: Story = { args: { title: mixed, rule: mixed } };
export const InLightTheme: Story = { globals: light };
