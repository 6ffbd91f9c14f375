import { Button, DateRangePicker, Form, MessagesProvider, Row, Stack } from '@saywright/ui';
import { arabic } from '@saywright/ui/messages/ar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from '../../support/helpers.tsx';
import { opened } from '../../support/opened.tsx';

const meta = {
  title: 'Components/Inputs/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Sale', value: { start: '2026-11-24', end: '2026-12-04' }, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => (
        <DateRangePicker
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
} satisfies Meta<typeof DateRangePicker>;
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
export const OneDay: Story = { args: { value: { start: '2026-11-24', end: '2026-11-24' } } };
export const WithDescription: Story = {
  args: { description: 'Prices go back the day after.', optionalHint: 'optional' },
};
export const WithError: Story = {
  args: { errorMessage: 'Another sale runs until 26 November. Choose a later start.' },
};
export const WithLimits: Story = {
  args: {
    value: { start: '2026-11-24', end: '2026-11-25' },
    minValue: '2026-11-20',
    maxValue: '2026-12-10',
    isDateUnavailable: (date) => date === '2026-11-27',
    description: 'From 20 November to 10 December, without 27 November.',
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
  args: { value: { start: '2026-11-24', end: 'soon' } },
  tags: ['!test'],
};
export const InArabic: Story = {
  args: { label: 'التخفيضات' },
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
    <Form aria-label="Campaign" onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <DateRangePicker
          {...args}
          startName="from"
          endName="until"
          value={undefined}
          defaultValue={args.value ?? undefined}
        />
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
};
export const InLightTheme: Story = {
  globals: light,
  tags: ['!test'],
};
