import { Banner, Button, CheckoutPanel } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as css from './stories.css.ts';
import { Controlled, heard, light, longText, longWord, mixed, thousands } from './support.tsx';

const pay = fn();

const meta = {
  title: 'Components/CheckoutPanel',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $29 with PayPal' }));
    await expect(pay).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = {
  args: {
    payment: (
      <Button variant="primary" size="lg" aria-disabled>
        Loading PayPal...
      </Button>
    ),
    status: 'The button works as soon as PayPal has loaded.',
  },
};
export const SpeaksTheStatus: Story = {
  render: (args) => (
    <Controlled<string | undefined> initial={undefined}>
      {(status, set) => (
        <CheckoutPanel
          {...args}
          status={status}
          payment={<Button onClick={() => set('Processing your payment')}>Pay</Button>}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await heard('Processing your payment');
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
    status: 'You are taken to PayPal in a moment.',
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
