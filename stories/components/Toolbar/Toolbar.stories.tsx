import { Button, ButtonGroup, Divider, Menu, Select, ToggleButton, Toolbar } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  args: {
    label: 'Text',
    children: (
      <>
        <ButtonGroup label="Style" joined>
          <ToggleButton label="Bold" />
          <ToggleButton label="Italic" defaultPressed />
        </ButtonGroup>
        <Divider orientation="vertical" />
        <Button icon="undo">Undo</Button>
        <Menu label="Insert" items={[{ id: 'table', label: 'Table' }]} />
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const WithDisabledControls: Story = {
  args: {
    children: (
      <>
        <Button disabled>Undo</Button>
        <Button>Redo</Button>
        <Button disabled>Clear</Button>
        <Button>Print</Button>
      </>
    ),
  },
  tags: ['!test'],
};
export const WithASelect: Story = {
  args: {
    children: (
      <>
        <Button>Undo</Button>
        <Select
          label="Font"
          labelHidden
          defaultValue="sans"
          options={[
            { id: 'sans', label: 'Sans' },
            { id: 'serif', label: 'Serif' },
          ]}
        />
        <Button>Print</Button>
      </>
    ),
  },
  tags: ['!test'],
};
export const One: Story = { args: { children: <Button>Undo</Button> } };
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
export const LongText: Story = {
  args: {
    children: (
      <>
        <Button>Undo</Button>
        <Button>{longWord}</Button>
      </>
    ),
  },
};
export const MixedDirection: Story = { args: { children: <Button>{mixed}</Button> } };
export const InLightTheme: Story = { globals: light };
