import { Header, Logo, NavMenu, StatusDot } from '@saywright/ui';

const pages = [
  { id: 'home', label: 'Home', href: '#home', current: true },
  { id: 'pricing', label: 'Pricing', href: '#pricing' },
];

export default function Example() {
  return (
    <Header
      brand={
        <a href="#home">
          <Logo />
        </a>
      }
      nav={<NavMenu label="Main" items={pages} />}
      end={<StatusDot status="online" label="Connected" />}
    />
  );
}
