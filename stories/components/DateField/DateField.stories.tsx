import { Button, DateField, Form, MessagesProvider, Row, Stack } from '@saywright/ui';
import { arabic } from '@saywright/ui/messages/ar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Inputs/DateField',
  component: DateField,
  args: { label: 'Launch date', value: '2026-11-24', onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => (
        <DateField
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
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  tags: ['!test'],
};
export const WithLimits: Story = {
  args: {
    minValue: '2026-11-24',
    maxValue: '2026-12-31',
    isDateUnavailable: (date) => date === '2026-12-25',
    description: 'From 24 November to 31 December, except 25 December.',
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
export const NotADate: Story = {
  args: { value: '2026-02-31' },
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
    <Form aria-label="Launch" onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <DateField {...args} name="launch" value={undefined} defaultValue={args.value ?? undefined} />
        <Row>
          <Button type="submit">Save</Button>
          <Button type="reset" variant="secondary">
            Reset
          </Button>
        </Row>
      </Stack>
    </Form>
  ),
  tags: ['!test'],
};
export const Narrow: Story = {
  decorators: [
    (Example) => (
      <div style={{ width: '7.5rem' }}>
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
};
export const InLightTheme: Story = { globals: light };
