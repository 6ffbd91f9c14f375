import { ValueList } from '@saywright/ui';

export default function Example() {
  return (
    <ValueList
      label="Database facts"
      items={[
        { id: 'size', label: 'Size', value: '1.2 GB' },
        { id: 'backup', label: 'Last backup', value: 'Today at 06:00' },
        { id: 'region', label: 'Region', value: 'Frankfurt' },
      ]}
    />
  );
}
