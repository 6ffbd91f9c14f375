import { FloatingMenu, type FloatingMenuItem } from '@saywright/ui';

const items: FloatingMenuItem[] = [
  { id: 'tour', label: 'Start the tour', icon: 'play' },
  { id: 'about', label: 'About', icon: 'info', href: '#about' },
  { id: 'contact', label: 'Contact', icon: 'mail', href: '#contact' },
  { id: 'privacy', label: 'Privacy Policy', icon: 'lock', href: '#privacy' },
  { id: 'terms', label: 'Terms of Service', icon: 'page', href: '#terms' },
];
const handleAction = () => undefined;

export default function Example() {
  return (
    <FloatingMenu
      label="Quick menu"
      items={items}
      onAction={handleAction}
      footer="Saywright is an independent project. © 2024"
    />
  );
}
