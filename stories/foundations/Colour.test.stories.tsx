import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Dark, InLightTheme, HighContrast, HighContrastOnWhite } from './Colour.stories.tsx';

const meta = {
  ...specimens,
  title: 'Foundations/Colour',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const play: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.queryByText('no')).toBeNull();
};

export const DarkTest: Story = { ...Dark, play };
export const InLightThemeTest: Story = { ...InLightTheme, play };
export const HighContrastTest: Story = { ...HighContrast, play };
export const HighContrastOnWhiteTest: Story = { ...HighContrastOnWhite, play };
