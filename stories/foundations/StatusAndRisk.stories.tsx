import { Badge, Card, Grid, PriorityBadge, RiskBadge, Row, Stack, StatusDot } from '@saywright/ui';
import { themes, type ColorTokens } from '@saywright/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Points, Table } from '../support/article.tsx';
import * as css from '../support/stories.css.ts';
import { seenColour, visions } from './colourVision.ts';

type Role = keyof ColorTokens;

const families = [
  ['Status', ['success', 'info', 'warning', 'danger', 'neutral']],
  ['Risk', ['riskLow', 'riskMedium', 'riskHigh', 'riskCritical']],
] as const satisfies readonly (readonly [string, readonly Role[]])[];
const levels = ['low', 'medium', 'high', 'critical'] as const;

function Swatch({ colour }: { colour: string }) {
  return (
    <svg className={css.swatch} aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}

/** One group of colours in each kind of colour vision. */
function Seen({ title, roles }: { title: string; roles: readonly Role[] }) {
  const { color } = themes.dark;
  return (
    <Table
      caption={`${title} colours of the dark theme in each kind of colour vision`}
      head={['Role', ...Object.keys(visions)]}
      rows={roles.map((role) => [
        role,
        ...Object.entries(visions).map(([name, vision]) => (
          <Swatch key={name} colour={seenColour(color[role], vision)} />
        )),
      ])}
    />
  );
}

/** Each status and risk: shape and word first, colour third. */
function StatusAndRisk() {
  return (
    <Article
      title="Status and risk colours"
      lead="Status says how something is; risk says what it could do. They never share a shape, and neither relies on colour alone."
    >
      <Grid columns={3}>
        <Card title="Status">
          <Stack gap={8}>
            <StatusDot status="online" label="Online" />
            <StatusDot status="processing" label="Processing" />
            <StatusDot status="offline" label="Offline" />
            <Row>
              <Badge tone="success" icon="check-circle">
                Success
              </Badge>
              <Badge tone="info" icon="info">
                Info
              </Badge>
              <Badge tone="warning" icon="warning">
                Warning
              </Badge>
              <Badge tone="danger" icon="danger">
                Danger
              </Badge>
            </Row>
          </Stack>
        </Card>
        <Card title="Risk">
          <Stack gap={8}>
            {levels.map((risk) => (
              <Row key={risk}>
                <RiskBadge risk={risk} />
              </Row>
            ))}
          </Stack>
        </Card>
        <Card title="Priority">
          <Stack gap={8}>
            {levels.map((priority) => (
              <Row key={priority}>
                <PriorityBadge priority={priority} />
              </Row>
            ))}
          </Stack>
        </Card>
      </Grid>
      <Card title="Colour vision">
        <Stack gap={24}>
          {families.map(([title, roles]) => (
            <Seen key={title} title={title} roles={roles} />
          ))}
        </Stack>
      </Card>
      <Card title="Rules">
        <Points
          items={[
            'Success is a tick in a circle, info an i, warning a triangle, danger an octagon, neutral a dash.',
            'Risk is a word with one to four filled bars; critical has an outline as well.',
            'Without colour several of them look alike, so shape and word must be enough.',
          ]}
        />
      </Card>
    </Article>
  );
}

const meta = {
  title: 'Foundations/Status and risk',
  component: StatusAndRisk,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatusAndRisk>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Status and risk' };
