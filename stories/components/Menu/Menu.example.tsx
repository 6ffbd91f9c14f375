import { Menu, type MenuItem } from '@saywright/ui';

const items: MenuItem[] = [
  { id: 'rename', label: 'Rename', icon: 'page' },
  { id: 'copy', label: 'Make a copy', icon: 'copy', description: 'Without its rows' },
  { id: 'move', label: 'Move', icon: 'archive', disabled: true },
  { id: 'delete', label: 'Delete', icon: 'trash', danger: true },
];
const handleAction = () => undefined;

export default function Example() {
  return <Menu label="Actions" items={items} onAction={handleAction} />;
}
