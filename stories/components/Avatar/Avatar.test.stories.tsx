import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import specimens, {
  Initials,
  Picture,
  PictureThatFails,
  BesideTheName,
  WithoutAName,
  OddNames,
} from './Avatar.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/Avatar', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const InitialsTest: Story = {
  ...Initials,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mara Lindqvist' })).toHaveTextContent('ML');
  },
};

export const PictureTest: Story = {
  ...Picture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mara Lindqvist' })).not.toHaveTextContent('ML');
  },
};

export const PictureThatFailsTest: Story = {
  ...PictureThatFails,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('ML'));
  },
};
export const BesideTheNameTest: Story = {
  ...BesideTheName,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const WithoutANameTest: Story = {
  ...WithoutAName,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const OddNamesTest: Story = {
  ...OddNames,
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('img').map((avatar) => avatar.textContent);
    await expect(shown).toEqual(['C', 'JC', 'ČŽ', '山太', 'של', '👩‍👩‍👧‍👦F', '', 'A👩‍👩‍👧‍👦', 'D']);
  },
};
