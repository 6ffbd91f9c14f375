import {
  Banner,
  Button,
  Card,
  CheckoutPanel,
  Grid,
  PageContainer,
  PageHeader,
  RadioGroup,
  Select,
  SplitLayout,
  Stack,
  TextField,
} from '@saywright/ui';
import { useState, type ReactElement } from 'react';
import { Frame } from './frame.tsx';

const periods = [
  { value: 'month', label: 'Monthly', description: '$29.00 each month' },
  { value: 'year', label: 'Yearly', description: '$290.00 each year, two months free' },
];
const countries = [
  { id: 'de', label: 'Germany' },
  { id: 'eg', label: 'Egypt' },
  { id: 'us', label: 'United States' },
];

/** A purchase: what is bought, for whom, and the result of the payment. */
export function Checkout(): ReactElement {
  const [period, setPeriod] = useState<string | null>('month');
  const [country, setCountry] = useState<string | null>('de');
  const [isPaid, setPaid] = useState(false);
  const price = period === 'year' ? '$290.00' : '$29.00';
  return (
    <Frame current="Pricing">
      <PageContainer>
        <SplitLayout
          asideLabel="Order"
          aside={
            <CheckoutPanel
              lines={[
                { id: 'plan', label: 'Bridge Builder', value: price, note: 'Unlimited projects' },
                { id: 'fee', label: 'Setup fee', value: '$0.00' },
              ]}
              total={{ label: 'Total due today', value: price, note: 'USD, taxes included' }}
              notice={
                isPaid && (
                  <Banner tone="success" title="Payment received">
                    The receipt was sent to mara@northlane.shop.
                  </Banner>
                )
              }
              payment={
                <Button variant="primary" size="lg" disabled={isPaid} onClick={() => setPaid(true)}>
                  {isPaid ? 'Paid' : `Pay ${price}`}
                </Button>
              }
              status={isPaid ? `Paid ${price}.` : undefined}
              note="30-day money-back guarantee."
            />
          }
        >
          <PageHeader
            size="md"
            title="Checkout"
            text="Cancel any time. Your plan then ends with the period you paid for."
          />
          <Stack>
            <Card title="Subscription">
              <RadioGroup label="Billing period" options={periods} value={period} onChange={setPeriod} />
            </Card>
            <Card title="Billing address">
              <Stack>
                <Grid columns={2}>
                  <TextField label="Name" autoComplete="name" defaultValue="Mara Lindqvist" />
                  <TextField
                    label="Company"
                    autoComplete="organization"
                    optionalHint="optional"
                    defaultValue=""
                  />
                </Grid>
                <TextField label="Street and number" autoComplete="street-address" defaultValue="" />
                <Grid>
                  <TextField label="Postal code" autoComplete="postal-code" defaultValue="" />
                  <TextField label="City" autoComplete="address-level2" defaultValue="" />
                  <Select label="Country" options={countries} value={country} onChange={setCountry} />
                </Grid>
              </Stack>
            </Card>
          </Stack>
        </SplitLayout>
      </PageContainer>
    </Frame>
  );
}
