import { Banner, Button, CheckoutPanel } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from '../../support/stories.css.ts';
import { light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';
import { pay } from './CheckoutPanel.samples.ts';

const meta = {
  title: 'Components/Page/CheckoutPanel',
  component: CheckoutPanel,
  args: {
    lines: [
      { id: 'plan', label: 'Bridge Builder', value: '$29.00', note: 'Per month, cancel anytime' },
      { id: 'fee', label: 'Setup fee', value: '$0.00' },
    ],
    total: { label: 'Total due today', value: '$29.00', note: 'USD' },
    payment: (
      <Button variant="primary" size="lg" onClick={pay}>
        Pay $29 with PayPal
      </Button>
    ),
    note: '30-day money-back guarantee. Payment runs in the sandbox.',
  },
  decorators: [
    (Example) => (
      <div className={css.reading}>
        <Example />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckoutPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['!test'],
};
export const Waiting: Story = {
  args: {
    payment: (
      <Button variant="primary" size="lg" aria-disabled>
        Loading PayPal...
      </Button>
    ),
    status: 'You can pay as soon as PayPal has loaded.',
  },
};
export const WithNotice: Story = {
  args: {
    notice: (
      <Banner tone="warning" title="The payment was cancelled">
        Nothing was charged, and your choice of plan is kept.
      </Banner>
    ),
  },
};
export const Processing: Story = {
  args: {
    payment: (
      <Button variant="primary" size="lg" busy busyLabel="Processing...">
        Pay $29 with PayPal
      </Button>
    ),
    status: 'Taking you to PayPal…',
  },
};
export const NoLines: Story = { args: { lines: [], total: { label: 'Total', value: '$0.00' } } };
export const One: Story = { args: { lines: [{ id: 'plan', label: 'Bridge Builder', value: '$29.00' }] } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    lines: Array.from({ length: 1000 }, (_, index) => ({
      id: String(index),
      label: `Line ${index + 1}`,
      value: '$1.00',
    })),
    total: { label: 'Total', value: '$1,000,000,000,000.00' },
  },
};
export const LongText: Story = {
  args: {
    lines: [{ id: 'a', label: longWord, value: longWord, note: longText }],
    total: { label: longWord, value: longWord, note: longText },
    status: longWord,
  },
};
export const MixedDirection: Story = { args: { lines: [{ id: 'a', label: mixed, value: '٢٩ $' }] } };
export const InLightTheme: Story = { globals: light };
