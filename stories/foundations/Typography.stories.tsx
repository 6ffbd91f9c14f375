import { Card, Stack } from '@saywright/ui';
import { scale } from '@saywright/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light } from '../support/helpers.tsx';
import { typeSample, typeSteps } from '../support/stories.css.ts';

const steps = [
  ['t12', 'Notes and badges'],
  ['t13', 'Metadata and labels'],
  ['t14', 'Controls and tables'],
  ['t16', 'Reading and chat'],
  ['t18', 'Lead sentence'],
  ['t20', 'Operation title'],
  ['t24', 'Title of a work screen'],
  ['t30', 'Page title'],
  ['t36', 'Section on the landing page'],
  ['t48', 'Error code'],
  ['t64', 'Landing headline'],
  ['code', 'select name from customers;'],
] as const;

/** The type scale with the use of each step. */
function Scale() {
  return (
    <Card title="Type scale">
      <Stack gap={20}>
        {steps.map(([step, role]) => (
          <div key={step} className={typeSample}>
            <p className={typeSteps[step]}>{role}</p>
            <p>
              {step}: {scale.type[step].split(' ')[0]}
            </p>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

const meta = {
  title: 'Foundations/Typography',
  component: Scale,
  parameters: {
    lead: 'Eleven sizes of text and one of code, each with its line height. Choose a size by its role on the page, and the level of a heading by the outline.',
  },
} satisfies Meta<typeof Scale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {};
export const InLightTheme: Story = { globals: light };
