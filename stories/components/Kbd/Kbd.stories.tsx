import { Kbd, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { light, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { keys: ['Mod', 'K'] },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is read aloud, and what is seen. */
const heardAndSeen = (root: HTMLElement): readonly (string | null)[] => {
  const [heard, ...caps] = root.querySelectorAll('kbd > span');
  return [heard?.textContent ?? null, caps.map((cap) => cap.textContent).join(' ')];
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(heardAndSeen(canvasElement)).toEqual(['Control K', 'Ctrl K']);
  },
};
export const OnAMac: Story = {
  args: { platform: 'mac' },
  play: async ({ canvasElement }) => {
    await expect(heardAndSeen(canvasElement)).toEqual(['Command K', '⌘ K']);
  },
};
export const ManyKeys: Story = {
  render: () => (
    <Stack>
      <Kbd keys={['Mod', 'Alt', 'Shift', 'Delete']} />
      <Kbd keys={['Mod', 'Alt', 'Shift', 'Delete']} platform="mac" />
      <Kbd keys={['Control', 'Enter']} platform="mac" />
      <Kbd keys={['ArrowLeft']} />
      <Kbd keys={['PageDown']} />
      <Kbd keys={[' ']} />
      <Kbd keys={['F6']} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heard = [...canvasElement.querySelectorAll('kbd')].map(
      ({ firstElementChild }) => firstElementChild?.textContent,
    );
    await expect(heard).toEqual([
      'Control Alt Shift Delete',
      'Command Option Shift Delete',
      'Control Enter',
      'Left arrow',
      'Page down',
      'Space',
      'F6',
    ]);
  },
};
export const InASentence: Story = {
  render: (args) => (
    <p>
      Press <Kbd {...args} /> to search, and <Kbd keys={['Escape']} /> to leave.
    </p>
  ),
};
export const NoKeys: Story = { args: { keys: [] } };
export const LongText: Story = {
  args: { keys: ['Mod', longWord] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirection: Story = {
  render: (args) => (
    <p dir="rtl">
      {mixed} <Kbd {...args} />
    </p>
  ),
};
export const InLightTheme: Story = { globals: light };
