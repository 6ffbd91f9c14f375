import { Card, DataTable, Grid } from '@saywright/ui';
import { bars, contrast, gradientSamples, luminance, textRoles, themes } from '@saywright/ui/tokens';
import { useId } from 'react';
import { ground } from '../support/article.css.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Points } from '../support/article.tsx';

/** The page gradient of a theme as an SVG. */
function Ground({ stops, middle }: { stops: readonly string[]; middle: string }) {
  const id = useId();
  const places = ['0%', middle, '100%'];
  return (
    <svg className={ground} aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        {stops.map((stop, index) => (
          <stop key={stop} offset={places[index]} stopColor={stop} />
        ))}
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

const pages = (['dark', 'light'] as const).map((name) => ({ name, ...themes[name] }));

/** The lowest contrast of any text role at each sampled point of a gradient. */
const samplesOf = ({ color, stops }: (typeof pages)[number]) =>
  gradientSamples(stops).map((sample, index) => ({
    id: String(index),
    cells: {
      sample: String(index + 1),
      value: sample,
      light: luminance(sample).toFixed(3),
      worst: Math.min(...textRoles.map((role) => contrast(color[role], sample))).toFixed(2),
    },
  }));

/** The background of a page, and why text is readable everywhere on it. */
function GradientsAndBackgrounds() {
  return (
    <Article
      title="Gradients and backgrounds"
      lead={`The page is a calm gradient: night in dark, warm paper in light. At each of fourteen points every text role has at least ${bars.text}:1. In high contrast the page is a plain colour.`}
    >
      <Grid columns={2}>
        {pages.map((page) => (
          <Card key={page.name} title={page.name}>
            <Ground stops={page.stops} middle={page.middle} />
            <DataTable
              caption={`linear-gradient(150deg, ${page.stops.join(', ')})`}
              columns={[
                { id: 'sample', label: 'Point' },
                { id: 'value', label: 'Value', mono: true },
                { id: 'light', label: 'Luminance', align: 'end' },
                { id: 'worst', label: 'Worst text', align: 'end' },
              ]}
              rows={samplesOf(page)}
              emptyText="No points"
            />
          </Card>
        ))}
      </Grid>
      <Card title="Rules">
        <Points
          items={[
            'No text on translucent or blurred surfaces: the background is unknown.',
            'For your own stops, keep the luminance at most 0.034 in dark and at least 0.776 in light, and check that the report of defineTheme is empty.',
            'Only the page has a gradient. Cards, buttons and charts are plain.',
          ]}
        />
      </Card>
    </Article>
  );
}

const meta = {
  title: 'Foundations/Gradients and backgrounds',
  component: GradientsAndBackgrounds,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GradientsAndBackgrounds>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Gradients and backgrounds' };
