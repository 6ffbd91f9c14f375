import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default, OnAMac, ManyKeys, LongText } from './Kbd.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/Kbd', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** The accessible names and the visible keys. */
const heardAndSeen = (root: HTMLElement): readonly (string | null)[] => {
  const [heard, ...caps] = root.querySelectorAll('kbd > span');
  return [heard?.textContent ?? null, caps.map((cap) => cap.textContent).join(' ')];
};

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    await expect(heardAndSeen(canvasElement)).toEqual(['Control K', 'Ctrl K']);
  },
};

export const OnAMacTest: Story = {
  ...OnAMac,
  play: async ({ canvasElement }) => {
    await expect(heardAndSeen(canvasElement)).toEqual(['Command K', '⌘ K']);
  },
};
export const ManyKeysTest: Story = {
  ...ManyKeys,
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
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
