import {
  Banner,
  Button,
  CheckoutPanel,
  PageContainer,
  PageHeader,
  SplitLayout,
  Stack,
  TextField,
} from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { pressed } from '../support/opened.tsx';

type Stage = 'ready' | 'refused' | 'paid';

export interface CheckoutProps {
  /** Response of the payment service. */
  answer: Stage;
}

/** A purchase: items, price and the result of the payment. */
function Checkout({ answer }: CheckoutProps) {
  const [stage, setStage] = useState<Stage>('ready');
  const [email, setEmail] = useState('mara@northlane.shop');
  const status = {
    ready: undefined,
    refused: 'Your card was declined. You weren’t charged.',
    paid: 'Paid $29.00.',
  };
  return (
    <main>
      <PageContainer>
        <Stack gap={24}>
          <PageHeader title="Checkout" text="Cancel any time. Your plan then ends with the month." />
          <SplitLayout
            asideLabel="Order"
            aside={
              <CheckoutPanel
                lines={[
                  { id: 'plan', label: 'Bridge Builder', value: '$29.00', note: 'Per month' },
                  { id: 'fee', label: 'Setup fee', value: '$0.00' },
                ]}
                total={{ label: 'Total due today', value: '$29.00', note: 'USD' }}
                notice={
                  stage === 'refused' && (
                    <Banner tone="danger" title="Your card was declined">
                      You weren’t charged. Try another card.
                    </Banner>
                  )
                }
                payment={
                  <Button
                    variant="primary"
                    size="lg"
                    disabled={stage === 'paid'}
                    onClick={() => setStage(answer)}
                  >
                    {stage === 'paid' ? 'Paid' : 'Pay $29'}
                  </Button>
                }
                status={status[stage]}
                note="30-day money-back guarantee."
              />
            }
          >
            <TextField
              label="Email for the receipt"
              type="email"
              autoComplete="email"
              value={email}
              onChange={setEmail}
            />
          </SplitLayout>
        </Stack>
      </PageContainer>
    </main>
  );
}

const meta = {
  title: 'Patterns/Checkout',
  component: Checkout,
  args: { answer: 'paid' },
  parameters: {
    lead: 'A purchase on one page. What is bought and the total are beside the form, and the button repeats the amount. If the card is declined, the order says that nothing was charged.',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Paid: Story = {
  ...pressed('Pay $29'),
  tags: ['!test'],
};
export const Refused: Story = {
  ...pressed('Pay $29'),
  args: { answer: 'refused' },
  tags: ['!test'],
};
