import { TextArea } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/TextArea',
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
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'One{Enter}Two');
    await expect(field).toHaveValue('One\nTwo');
  },
};
export const GrowsWithTheText: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const { height } = field.getBoundingClientRect();
    await userEvent.type(field, '{Enter}'.repeat(9));
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(height);
  },
};
export const WithError: Story = {
  args: { description: 'Nothing secret, please.', error: 'Write at least a sentence.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Nothing secret, please. Write at least a sentence.');
  },
};
export const WithALimit: Story = {
  args: { maxLength: 20, value: 'Eighteen letters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17 / 20')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'abcdef');
    await expect(canvas.getByText('20 / 20')).toBeVisible();
  },
};
export const Optional: Story = { args: { optionalHint: 'optional', rows: 2 } };
export const Disabled: Story = { args: { disabled: true, value: 'Sent yesterday.' } };
export const ManyLines: Story = {
  args: { value: Array.from({ length: 200 }, (_, line) => `Line ${line + 1}`).join('\n') },
};
export const LongText: Story = { args: { label: longText, value: longWord, error: longWord } };
export const MixedDirection: Story = { args: { value: mixed, description: mixed } };
export const InLightTheme: Story = { globals: light, args: { value: longText, maxLength: 500 } };
