import { Button, IconButton, Row, Tooltip } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longWord, mixed } from '../../support/helpers.tsx';
import { opened } from '../../support/opened.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Undoes the last operation', children: <Button>Undo</Button> },
  render: (args) => (
    <Row>
      <Tooltip {...args} />
      <Tooltip text="Runs it again">
        <IconButton icon="retry" label="Repeat" />
      </Tooltip>
    </Row>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...opened('focus') };
export const Default: Story = {};
export const NoText: Story = {
  args: { text: '' },
  tags: ['!test'],
};
export const LongText: Story = {
  args: { text: `${longText} ${longWord}` },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { text: mixed },
  tags: ['!test'],
};
