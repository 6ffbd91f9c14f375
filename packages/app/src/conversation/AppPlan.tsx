import type { AccessView, AppView } from '@saywright/engine/protocol';
import { Card } from '@saywright/ui/Card';
import { DataTable } from '@saywright/ui/DataTable';
import { Grid } from '@saywright/ui/Grid';
import { Heading } from '@saywright/ui/Heading';
import { SegmentedControl } from '@saywright/ui/SegmentedControl';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import type { ReactElement } from 'react';
import { plannedAppCopy as copy } from '../copy/plannedApp.ts';

interface AppPlanProps {
  readonly app: AppView;
  /** Who can do what, counted by trying; empty before the proof. */
  readonly access: readonly AccessView[];
  /** Plans another answer to a question; without it, the answers are only shown. */
  readonly onSay?: ((instruction: string) => void) | undefined;
}

type Shares = Readonly<Record<'all' | 'own' | 'some', string>>;

/** How many rows a person reaches, in words; a person who owns all of them reaches their own. */
function share({ total, own }: AccessView, rows: number, words: Shares): readonly string[] {
  if (rows === 0) return [];
  if (rows === own) return [words.own];
  return [rows === total ? words.all : words.some];
}

function reachOf(line: AccessView | undefined): string {
  if (!line) return '';
  const deeds = [
    ...(line.adds === true ? [copy.adds] : []),
    ...share(line, line.reads, copy.reads),
    ...share(line, line.changes, copy.changes),
    ...share(line, line.deletes, copy.deletes),
  ];
  return deeds.length === 0 ? copy.none : deeds.join(', ');
}

function Stored({ stored }: Pick<AppView, 'stored'>): ReactElement {
  return (
    <Stack gap={8}>
      <Heading level={3} size={14}>
        {copy.stored}
      </Heading>
      <Grid columns={2} gap={8}>
        {stored.map(({ table, title, fields, of, reach }) => (
          <Card key={table} title={title} headingLevel={4} padding="sm">
            <Stack gap={4}>
              <Text size={14}>{fields.join(', ')}</Text>
              {of !== undefined && <Text size={14}>{copy.belongsTo(of)}</Text>}
              <Text size={14} tone="muted">
                {reach}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

function Questions({
  questions,
  onSay,
}: { readonly questions: NonNullable<AppView['questions']> } & Pick<AppPlanProps, 'onSay'>): ReactElement {
  return (
    <Stack gap={8}>
      <Heading level={3} size={14}>
        {copy.questions}
      </Heading>
      {questions.map(({ text, options }) => (
        <SegmentedControl
          key={text}
          label={text}
          size="sm"
          disabled={onSay === undefined}
          options={options.map(({ label }) => ({ id: label, label }))}
          value={options.find(({ instruction }) => instruction === undefined)?.label ?? ''}
          onChange={(id) => {
            const instruction = options.find(({ label }) => label === id)?.instruction;
            if (instruction !== undefined) onSay?.(instruction);
          }}
        />
      ))}
      {onSay && (
        <Text size={14} tone="muted">
          {copy.another}
        </Text>
      )}
    </Stack>
  );
}

/** A planned app: what it stores, who can do what as it was tried, and its pages. */
export function AppPlan({ app, access, onSay }: AppPlanProps): ReactElement {
  const { stored, pages, tried, questions = [] } = app;
  return (
    <Stack>
      <Stored stored={stored} />
      {access.length > 0 && (
        <DataTable
          caption={copy.reach}
          columns={[
            { id: 'table', label: copy.table },
            { id: 'visitor', label: copy.visitor },
            { id: 'signedIn', label: copy.signedIn },
          ]}
          rows={stored.map(({ table, title }) => {
            const [visitor, signedIn] = access.filter((line) => line.table === table);
            return {
              id: table,
              cells: { table: title, visitor: reachOf(visitor), signedIn: reachOf(signedIn) },
            };
          })}
          emptyText=""
          footnote={copy.tested}
        />
      )}
      <DataTable
        caption={copy.pages}
        columns={[
          { id: 'page', label: copy.page },
          { id: 'who', label: copy.who },
        ]}
        rows={pages.map(({ file, title, who }) => ({ id: file, cells: { page: title, who } }))}
        emptyText=""
        footnote={tried}
      />
      {questions.length > 0 && <Questions questions={questions} onSay={onSay} />}
    </Stack>
  );
}
