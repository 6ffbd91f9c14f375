import { Badge, MandateSwitch, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Agent/MandateSwitch',
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
  tags: ['!test'],
};
export const NotInForce: Story = {
  args: { checked: false },
  tags: ['!test'],
};
export const WithoutPriority: Story = { args: { priority: undefined } };
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
