import { DonutChart } from '@saywright/ui';

export default function Example() {
  return (
    <DonutChart
      title="Storage of shop-front"
      slices={[
        { id: 'images', label: 'Images', value: 2.6 },
        { id: 'tables', label: 'Tables', value: 1.1 },
        { id: 'logs', label: 'Logs', value: 0.4 },
      ]}
      totalLabel="GB used"
      formatValue={(size) => `${size} GB`}
    />
  );
}
