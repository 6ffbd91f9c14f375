import { HelpTip } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longWord, mixed } from '../../support/helpers.tsx';
import { opened } from '../../support/opened.tsx';

const meta = {
  title: 'Components/Overlays/HelpTip',
  component: HelpTip,
  args: {
    about: 'Seats',
    children: 'Each person who can approve an operation takes one seat. Viewers take none.',
  },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center' }}>
      Seats <HelpTip {...args} />
    </p>
  ),
} satisfies Meta<typeof HelpTip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...opened('press') };
export const Default: Story = {
  tags: ['!test'],
};
export const WithALink: Story = {
  args: {
    children: (
      <>
        Each person takes one seat. <a href="#seats">More about seats</a>
      </>
    ),
  },
  tags: ['!test'],
};
export const LongText: Story = {
  args: { about: longText, children: longWord },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { about: mixed, children: mixed },
  tags: ['!test'],
};
