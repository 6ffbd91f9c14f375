import { Button, Card, DataTable, Grid, Stack, TextField } from '@saywright/ui';
import { densities, scale } from '@saywright/ui/tokens';
import { space } from '../support/article.css.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Table } from '../support/article.tsx';

const doNothing = (): void => undefined;
const pixels = (rem: string): string => `${Number.parseFloat(rem) * 16} px`;
const sizes = new Map(Object.entries<string>(scale.space));
const steps = Object.entries(space).map(
  ([step, look]) => [step, pixels(sizes.get(step) ?? ''), <div key={step} className={look} />] as const,
);

/** Ratios have no unit. */
const shownAs = (name: string, value: string): string => (name === 'spread' ? value : pixels(value));

/** Heights or insets of both densities. */
const heights = (part: 'control' | 'inset') => {
  const compact = new Map(Object.entries<string>(densities.compact[part]));
  return Object.entries<string>(densities.comfortable[part]).map(([name, value]) => ({
    id: name,
    cells: { name, comfortable: shownAs(name, value), compact: shownAs(name, compact.get(name) ?? '') },
  }));
};

const columns = [
  { id: 'name', label: 'Token' },
  { id: 'comfortable', label: 'Comfortable', align: 'end' },
  { id: 'compact', label: 'Compact', align: 'end' },
] as const;

/** The spacing scale, and what changes in compact density. */
function SpacingAndDensity() {
  return (
    <Article
      title="Spacing and density"
      lead="A four-pixel grid. Density changes heights and insets, never the type size; on touch screens targets are 44 px in both densities."
    >
      <Card title="Steps">
        <Table caption="Variables named --kit-space-…" head={['Step', 'Size', 'Shown']} rows={steps} />
      </Card>
      <Grid columns={2}>
        <Card title="Controls">
          <DataTable caption="Heights" columns={columns} rows={heights('control')} emptyText="None" />
        </Card>
        <Card title="Insets">
          <DataTable
            caption="Insets, and the factor for wide gaps"
            columns={columns}
            rows={heights('inset')}
            emptyText="None"
          />
        </Card>
      </Grid>
      <Grid columns={2}>
        {(['comfortable', 'compact'] as const).map((density) => (
          <div key={density} data-density={density}>
            <Card title={density}>
              <Stack>
                <TextField label="Project name" value="my-shop" onChange={doNothing} />
                <Button variant="primary">Save changes</Button>
              </Stack>
            </Card>
          </div>
        ))}
      </Grid>
    </Article>
  );
}

const meta = {
  title: 'Foundations/Spacing and density',
  component: SpacingAndDensity,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SpacingAndDensity>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Spacing and density' };
