import { BarChart } from '@saywright/ui';

export default function Example() {
  return (
    <BarChart
      title="Failed deployments per project"
      categories={['shop-front', 'blog', 'api', 'docs']}
      series={[{ id: 'failed', label: 'Failed', values: [14, 9, 4, 1] }]}
    />
  );
}
