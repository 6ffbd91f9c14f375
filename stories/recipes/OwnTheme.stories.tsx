import {
  Banner,
  Button,
  Card,
  CodeBlock,
  DataTable,
  Grid,
  Row,
  SegmentedControl,
  Stack,
  StatusDot,
  TextField,
} from '@saywright/ui';
import { defineTheme, themes, type Hex } from '@saywright/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Article } from '../support/article.tsx';
import * as css from '../support/stories.css.ts';

type Base = 'dark' | 'light';

const roles = ['accent', 'accentHover', 'accentPressed', 'accentText', 'surface', 'text'] as const;
const scope = '[data-theme="yours"]';

const isHex = (value: string): value is Hex => /^#[\da-f]{6}$/i.test(value);

/** Applies a theme while the component is mounted. */
function useSheet(text: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [text]);
}

/** Source code of the theme definition. */
function written(base: Base, color: Readonly<Record<string, string>>): string {
  const colours = Object.entries(color).map(([role, value]) => `    ${role}: '${value}',`);
  return [
    "import { defineTheme } from '@saywright/ui/tokens';",
    '',
    'export const { css, report } = defineTheme({',
    `  scope: '${scope}',`,
    `  base: '${base}',`,
    ...(colours.length === 0 ? [] : ['  color: {', ...colours, '  },']),
    '});',
  ].join('\n');
}

function Sample() {
  return (
    <div data-theme="yours" className={css.scope}>
      <Card title="In your theme" action={<StatusDot status="online" label="Online" />}>
        <Stack>
          <p>Text on a card surface.</p>
          <Row>
            <Button variant="primary">Save changes</Button>
            <Button>Cancel</Button>
          </Row>
        </Stack>
      </Card>
    </div>
  );
}

/** A theme editor with preview, source and contrast report. */
function OwnTheme() {
  const [base, setBase] = useState<Base>('dark');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const valueOf = (role: (typeof roles)[number]): string => chosen[role] ?? themes[base].color[role];
  const changed = Object.fromEntries(
    roles.flatMap((role) => {
      const value = valueOf(role);
      return isHex(value) && value !== themes[base].color[role] ? [[role, value] as const] : [];
    }),
  );
  const { css: text, report } = defineTheme({ scope, base, color: changed });
  useSheet(text);
  return (
    <Article
      title="Make your own theme"
      lead="Change what you like; the rest comes from a built-in theme. The report lists every pair of colours with too little contrast."
    >
      <Card title="Colours">
        <Stack>
          <SegmentedControl
            label="Start from"
            options={[
              { id: 'dark', label: 'Dark' },
              { id: 'light', label: 'Light' },
            ]}
            value={base}
            onChange={(id) => {
              setBase(id === 'light' ? 'light' : 'dark');
              setChosen({});
            }}
          />
          <Grid columns={3}>
            {roles.map((role) => (
              <TextField
                key={role}
                label={role}
                value={valueOf(role)}
                onChange={(value) => setChosen({ ...chosen, [role]: value })}
                errorMessage={isHex(valueOf(role)) ? undefined : 'Use the form #RRGGBB.'}
              />
            ))}
          </Grid>
        </Stack>
      </Card>
      <Sample />
      <CodeBlock code={written(base, changed)} language="ts" title="theme.ts" label="Theme definition" />
      <Card title="Contrast report">
        {report.length === 0 ? (
          <Banner tone="success" title="All text is readable">
            All pairs have at least 7:1 for text and 3:1 for marks.
          </Banner>
        ) : (
          <DataTable
            caption={
              report.length === 1
                ? '1 pair has too little contrast'
                : `${report.length} pairs have too little contrast`
            }
            columns={[
              { id: 'role', label: 'Role' },
              { id: 'on', label: 'On' },
              { id: 'ground', label: 'Background', mono: true },
              { id: 'ratio', label: 'Contrast', align: 'end' },
              { id: 'atLeast', label: 'Minimum', align: 'end' },
            ]}
            rows={report.map(({ role, on, ground, ratio, atLeast }) => ({
              id: `${role} on ${on}`,
              cells: { role, on, ground, ratio: ratio.toFixed(2), atLeast: String(atLeast) },
            }))}
            emptyText="None"
          />
        )}
      </Card>
    </Article>
  );
}

const meta = {
  title: 'Recipes/Make your own theme',
  component: OwnTheme,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnTheme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editor: Story = {};
export const ReportsWhatIsTooClose: Story = {
  tags: ['!test'],
};
