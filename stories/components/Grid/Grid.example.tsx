import { Card, Grid } from '@saywright/ui';

export default function Example() {
  return (
    <Grid columns={2}>
      <Card>Orders</Card>
      <Card>Customers</Card>
    </Grid>
  );
}
