import { Logo } from '@saywright/ui';

export default function Example() {
  return (
    <a href="#home">
      <Logo label="Saywright, home" />
    </a>
  );
}
