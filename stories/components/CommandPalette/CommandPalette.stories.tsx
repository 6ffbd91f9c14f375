import { Button, CommandPalette, type CommandGroup } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { fn } from 'storybook/test';
import { framed, light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';

const groups: CommandGroup[] = [
  {
    id: 'go',
    title: 'Go to',
    commands: [
      { id: 'build', label: 'Open Build', icon: 'layers', keys: ['g', 'b'] },
      { id: 'settings', label: 'Open settings', icon: 'settings', keywords: ['preferences', 'options'] },
    ],
  },
  {
    id: 'database',
    title: 'Database',
    commands: [
      { id: 'table', label: 'Add a table', icon: 'table', description: 'The agent plans it first' },
      { id: 'export', label: 'Export as SQL', icon: 'download' },
      { id: 'restore', label: 'Restore a backup', icon: 'undo', disabled: true },
    ],
  },
];

function Opener(props: ComponentProps<typeof CommandPalette>): ReactElement {
  const [open, setOpen] = useState(props.open);
  const toggle = (next: boolean): void => {
    setOpen(next);
    props.onToggle(next);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette {...props} open={open} onToggle={toggle} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
  parameters: framed,
  args: { open: true, groups, onToggle: fn(), onRun: fn() },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = {
  args: { open: false },
  tags: ['!test'],
};
export const WithRecent: Story = {
  args: { recent: ['export', 'gone', 'build'] },
  tags: ['!test'],
};
export const NoCommands: Story = {
  args: { groups: [], emptyText: 'There is nothing to do yet.' },
  tags: ['!test'],
};
export const One: Story = {
  args: { groups: [{ id: 'go', title: 'Go to', commands: [{ id: 'home', label: 'Open the home page' }] }] },
};
export const Thousands: Story = {
  parameters: { ...framed, ...thousands },
  args: {
    groups: [
      {
        id: 'tables',
        title: 'Tables',
        commands: Array.from({ length: 1000 }, (_, index) => ({
          id: String(index),
          label: `Open table ${index}`,
        })),
      },
    ],
  },
  tags: ['!test'],
};
export const OwnFilter: Story = {
  args: { filter: (command, text) => command.id.startsWith(text) },
  tags: ['!test'],
};
export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'long',
        title: longText,
        commands: [{ id: 'long', label: longWord, description: longText, keys: ['Mod', 'Shift', 'l'] }],
      },
    ],
  },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { groups: [{ id: 'mixed', title: mixed, commands: [{ id: 'mixed', label: mixed }] }] },
};
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
};
export const InLightTheme: Story = { globals: light };
