import { Button, CheckoutPanel } from '@saywright/ui';

const pay = () => undefined;

export default function Example() {
  return (
    <CheckoutPanel
      lines={[
        {
          id: 'plan',
          label: 'Bridge Builder',
          value: '$29.00',
          note: 'Per month, cancel anytime',
        },
        { id: 'fee', label: 'Setup fee', value: '$0.00' },
      ]}
      total={{ label: 'Total due today', value: '$29.00', note: 'USD' }}
      payment={
        <Button variant="primary" size="lg" onClick={pay}>
          Pay $29 with PayPal
        </Button>
      }
      note="30-day money-back guarantee. Payment runs in the sandbox."
    />
  );
}
