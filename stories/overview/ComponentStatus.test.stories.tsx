import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allDocs } from '../support/allDocs.ts';
import specimens, { Page } from './ComponentStatus.stories.tsx';

const meta = { ...specimens, title: 'Components/Status', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const PageTest: Story = {
  ...Page,
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll('td')].map(({ textContent }) => textContent);
    const columns = canvasElement.querySelectorAll('thead th').length;
    await expect(cells).toHaveLength(allDocs.length * (columns - 1));
    await expect(cells.filter((text) => text === '' || text === '0')).toEqual([]);
  },
};
