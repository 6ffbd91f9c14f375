import { Grid, Icon, iconNames, Row } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light } from '../../support/helpers.tsx';

const meta = { title: 'Components/Data/Icon', component: Icon, args: { name: 'database' } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = (
  <Grid columns={4} gap={12}>
    {iconNames.map((name) => (
      <Row key={name}>
        <Icon name={name} size="xl" />
        {name}
      </Row>
    ))}
  </Grid>
);

export const Default: Story = {};
export const Named: Story = {
  args: { label: 'Database' },
  tags: ['!test'],
};
export const EverySize: Story = {
  render: () => (
    <Row>
      <Icon name="rocket" size="sm" />
      <Icon name="rocket" size="md" />
      <Icon name="rocket" size="lg" />
      <Icon name="rocket" size="xl" />
    </Row>
  ),
};
export const EveryIcon: Story = { render: () => sheet };
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Row>
        <Icon name="undo" />
        <Icon name="external" />
        <Icon name="check" />
      </Row>
    </div>
  ),
};
export const InLightTheme: Story = { globals: light, render: () => sheet };
