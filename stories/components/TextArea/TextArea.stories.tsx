import { TextArea } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  args: { label: 'Message', value: '', onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => <TextArea {...args} value={value} onChange={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'How can we help?' },
  tags: ['!test'],
};
export const WithError: Story = {
  args: { description: 'Don’t include secrets.', errorMessage: 'Write at least a sentence.' },
  tags: ['!test'],
};
export const WithALimit: Story = {
  args: { maxLength: 20, value: 'Eighteen letters.' },
  tags: ['!test'],
};
export const Optional: Story = { args: { optionalHint: 'optional', rows: 2 } };
export const Disabled: Story = { args: { disabled: true, value: 'Sent yesterday.' } };
export const ManyLines: Story = {
  args: { value: Array.from({ length: 200 }, (_, line) => `Line ${line + 1}`).join('\n') },
};
export const LongText: Story = { args: { label: longText, value: longWord, errorMessage: longWord } };
export const MixedDirection: Story = { args: { value: mixed, description: mixed } };
export const InLightTheme: Story = { globals: light, args: { value: longText, maxLength: 500 } };
