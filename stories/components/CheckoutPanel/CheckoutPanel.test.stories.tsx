import { Button, CheckoutPanel } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Controlled, heard } from '../../support/helpers.tsx';
import { pay } from './CheckoutPanel.samples.ts';
import specimens, { Ready } from './CheckoutPanel.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Page/CheckoutPanel',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyTest: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $29 with PayPal' }));
    await expect(pay).toHaveBeenCalledOnce();
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
