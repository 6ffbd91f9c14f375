import { Avatar, Row } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#785ced"/><circle cx="4" cy="3" r="1.6" fill="#fff"/><circle cx="4" cy="8" r="3" fill="#fff"/></svg>',
)}`;

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'Mara Lindqvist' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  tags: ['!test'],
};
export const Picture: Story = {
  args: { src: picture },
  tags: ['!test'],
};
export const PictureThatFails: Story = {
  args: { src: 'data:image/png;base64,broken' },
  tags: ['!test'],
};
export const BesideTheName: Story = {
  args: { decorative: true },
  render: (args) => (
    <Row>
      <Avatar {...args} />
      {args.name}
    </Row>
  ),
  tags: ['!test'],
};
export const WithoutAName: Story = {
  args: { name: '  ' },
  tags: ['!test'],
};
const names = [
  'Cher',
  'José María de la Cruz',
  'čeněk Žák',
  '山田 太郎',
  'שלום לוי',
  '👩‍👩‍👧‍👦 Family',
  '( – )',
  mixed,
  longWord,
];
export const OddNames: Story = {
  render: () => (
    <Row>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Row>
  ),
  tags: ['!test'],
};
export const EverySize: Story = {
  render: (args) => (
    <Row>
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
      <Avatar {...args} size="lg" src={picture} />
      <Avatar {...args} name="" size="lg" />
    </Row>
  ),
};
export const InLightTheme: Story = { ...EverySize, globals: light };
