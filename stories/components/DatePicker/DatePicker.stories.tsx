import { DatePicker, Form, MessagesProvider } from '@saywright/ui';
import { arabic } from '@saywright/ui/messages/ar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from '../../support/helpers.tsx';
import { opened } from '../../support/opened.tsx';

const meta = {
  title: 'Components/Inputs/DatePicker',
  component: DatePicker,
  args: { label: 'Launch date', value: '2026-11-24', onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => (
        <DatePicker
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange?.(next);
            set(next);
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...opened('press', '28rem') };
export const Default: Story = {
  tags: ['!test'],
};
export const Empty: Story = {
  args: { value: null },
  tags: ['!test'],
};
export const WithDescription: Story = {
  args: { description: 'Your page goes public on this day.', optionalHint: 'optional' },
};
export const WithError: Story = {
  args: { errorMessage: 'This is a public holiday. Choose a working day.' },
};
export const WithLimits: Story = {
  args: {
    minValue: '2026-11-20',
    maxValue: '2026-12-10',
    isDateUnavailable: (date) => date === '2026-11-26',
    description: 'From 20 November to 10 December, except 26 November.',
  },
  tags: ['!test'],
};
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Disabled: Story = {
  args: { disabled: true },
  tags: ['!test'],
};
export const ReadOnly: Story = {
  args: { readOnly: true },
  tags: ['!test'],
};
export const InBritishEnglish: Story = {
  decorators: [
    (Example) => (
      <MessagesProvider locale="en-GB">
        <Example />
      </MessagesProvider>
    ),
  ],
  tags: ['!test'],
};
export const InArabic: Story = {
  args: { label: 'تاريخ الإطلاق' },
  decorators: [
    (Example) => (
      <MessagesProvider locale="ar-EG" messages={arabic}>
        <div dir="rtl" lang="ar">
          <Example />
        </div>
      </MessagesProvider>
    ),
  ],
  tags: ['!test'],
};
export const InAForm: Story = {
  render: (args) => (
    <Form aria-label="Launch">
      <DatePicker {...args} name="launch" value={undefined} defaultValue={args.value ?? undefined} />
    </Form>
  ),
  tags: ['!test'],
};
export const Narrow: Story = {
  decorators: [
    (Example) => (
      <div style={{ width: '10rem' }}>
        <Example />
      </div>
    ),
  ],
};
export const LongText: Story = {
  args: { label: longText, description: longWord, errorMessage: longWord },
};
export const MixedDirection: Story = { args: { label: mixed, description: mixed } };
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
};
export const InLightTheme: Story = {
  globals: light,
  tags: ['!test'],
};
