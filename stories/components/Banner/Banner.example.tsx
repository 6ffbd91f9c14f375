import { Banner } from '@saywright/ui';

export default function Example() {
  return (
    <Banner tone="warning" title="Backups are off">
      Turn them on before you change a table.
    </Banner>
  );
}
