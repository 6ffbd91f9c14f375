import { LineChart } from '@saywright/ui';

export default function Example() {
  return (
    <LineChart
      title="Response time per hour"
      categories={['09', '10', '11', '12', '13', '14']}
      series={[{ id: 'time', label: 'Database', values: [120, 140, 180, 420, 390, 160] }]}
      formatTick={(value) => `${value} ms`}
    />
  );
}
