import { Button, Form, Row, Select, Stack, TextField } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';
import { everyField, options } from './everyField.tsx';

const send = (
  <Row>
    <Button type="submit" variant="primary">
      Send
    </Button>
    <Button type="reset">Reset</Button>
  </Row>
);
const short = (
  <Stack>
    <TextField label="Project name" name="name" required />
    <Select label="Framework" name="framework" options={options} required />
    {send}
  </Stack>
);

const meta = {
  title: 'Components/Inputs/Form',
  component: Form,
  args: { children: short },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const WithServerErrors: Story = {
  args: { validationErrors: { name: 'This name is taken. Choose another.' } },
  tags: ['!test'],
};
export const EveryField: Story = {
  args: {
    children: (
      <Stack>
        {everyField}
        {send}
      </Stack>
    ),
  },
  tags: ['!test'],
};
export const LongText: Story = { args: { validationErrors: { name: longText, framework: longWord } } };
export const MixedDirection: Story = { args: { validationErrors: { name: mixed } } };
export const InLightTheme: Story = { args: WithServerErrors.args ?? {}, globals: light };
