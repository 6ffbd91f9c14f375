import { CopyButton } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: { text: 'select 1;', onCopy: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InLightTheme: Story = { globals: light };
