import { FooterPanel } from '@saywright/ui';

export default function Example() {
  return (
    <FooterPanel
      label="Product footer"
      links={[
        { label: 'Privacy', href: '#privacy' },
        { label: 'Terms', href: '#terms' },
        { label: 'Status', href: '#status' },
      ]}
      notice="Saywright is independent of the services it works on."
    />
  );
}
