import {
  ArgTypes,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
  DocsContext,
} from '@storybook/addon-docs/blocks';
import { Badge, Card, CodeBlock, Grid, Row, Stack } from '@saywright/ui';
import { useContext, type ReactElement } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { z } from 'zod';
import { Points, Table } from '../stories/support/article.tsx';
import { changesOf } from '../stories/overview/changes.ts';
import { allDocs, type NamedDocs } from '../stories/support/allDocs.ts';
import { exampleOf } from '../stories/support/examples.ts';
import { Pairs } from '../stories/support/pairs.tsx';
import listedTokens from '../tests/contracts/surface/ui-tokens.json' with { type: 'json' };

/** A link to the test of a keyboard row, or its name alone if it is in another file. */
function StoryLink({ story }: { readonly story: string }): ReactElement {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const name = storyNameFromExport(story.split('/').at(-1) ?? story);
  const shown = name.replace(/ Test$/, '');
  return story.includes('/') ? (
    <>{shown}</>
  ) : (
    <a href={`./?path=/story/${toId(title, name)}`} target="_top">
      {shown}
    </a>
  );
}

const tokensByComponent = z.record(z.string(), z.string()).parse(listedTokens);

/** The live example of a component with its source. */
function UsageExample({
  name,
  level,
}: {
  readonly name: string;
  readonly level: 2 | 3;
}): ReactElement | null {
  const example = exampleOf(name);
  if (example === undefined) return null;
  const { Example, code } = example;
  return (
    <Card title="Example" headingLevel={level}>
      <Stack>
        <div>
          <Example />
        </div>
        <CodeBlock code={code} language="tsx" title={`${name}.tsx`} label={`Example of ${name}`} />
      </Stack>
    </Card>
  );
}

interface GuidanceProps {
  readonly docs: NamedDocs;
  /** Heading level. */
  readonly level: 2 | 3;
}

function Guidance({ docs, level }: GuidanceProps): ReactElement {
  const { name, when, whenNot, alternatives, keyboard, announces, content } = docs;
  const tokens = (tokensByComponent[name] ?? '').split(' ').filter((token) => token !== '');
  const changes = changesOf(name, docs.since);
  return (
    <Stack>
      <UsageExample name={name} level={level} />
      <Grid columns={2}>
        <Card title="When to use it" headingLevel={level}>
          {when}
        </Card>
        <Card title="When not to use it" headingLevel={level}>
          <Stack gap={8}>
            {whenNot}
            <Row>
              Use instead:
              {alternatives.map((other) => (
                <Badge key={other}>{other}</Badge>
              ))}
            </Row>
          </Stack>
        </Card>
      </Grid>
      {docs.pairs !== undefined && (
        <Card title="Do and do not" headingLevel={level}>
          <Pairs docs={docs} />
        </Card>
      )}
      <Card title="Keyboard" headingLevel={level}>
        {keyboard.length === 0 ? (
          'It has no interactive elements. Its content keeps its own keys.'
        ) : (
          <Table
            caption={`${docs.name} keys`}
            head={['Keys', 'What they do', 'Tested by']}
            rows={keyboard.map(({ keys, does, story }) => [
              keys,
              does,
              <StoryLink key={story} story={story} />,
            ])}
          />
        )}
      </Card>
      <Grid columns={2}>
        <Card title="What screen readers announce" headingLevel={level}>
          {announces.length === 0 ? 'Nothing beyond its content.' : <Points items={announces} />}
        </Card>
        <Card title="How to write its text" headingLevel={level}>
          <Points items={content} />
        </Card>
      </Grid>
      <Grid columns={2}>
        <Card title="Tokens it uses" headingLevel={level}>
          {tokens.length === 0 ? (
            'Only those of the components inside it.'
          ) : (
            <Row>
              {tokens.map((token) => (
                <code key={token}>{token}</code>
              ))}
            </Row>
          )}
        </Card>
        <Card title="Changes" headingLevel={level}>
          <Points items={changes.map(({ version, text }) => `${version}: ${text}`)} />
        </Card>
      </Grid>
    </Stack>
  );
}

/** Links to the other stories; used where stories would otherwise all play at once. */
function StoryList(): ReactElement {
  const [, ...others] = useContext(DocsContext).componentStories();
  return (
    <Unstyled>
      <h2>All stories</h2>
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

const framedSchema = z.object({ docs: z.object({ story: z.object({ inline: z.literal(false) }) }) });

/** The docs page of a component: guidance, props and stories. */
export function ComponentPage(): ReactElement {
  const { parameters } = useOf('meta', ['meta']).preparedMeta;
  const file = String(parameters['fileName'] ?? '').replace(/.*\/|\.stories\.tsx$/g, '');
  // The component that the page is named after comes first.
  const shown = [
    ...allDocs.filter(({ name }) => name === file),
    ...allDocs.filter(({ name, page }) => page === file && name !== file),
  ];
  return (
    <>
      <Title />
      <Primary />
      {shown.map((docs) => (
        <Unstyled key={docs.name}>
          <Stack>
            {shown.length > 1 && <h2 id={docs.name}>{docs.name}</h2>}
            <Row>
              <p>{docs.summary}</p>
              <Badge tone={docs.status === 'stable' ? 'success' : 'info'}>{docs.status}</Badge>
            </Row>
            <Guidance docs={docs} level={shown.length === 1 ? 2 : 3} />
          </Stack>
        </Unstyled>
      ))}
      <h2>Props</h2>
      <ArgTypes />
      {framedSchema.safeParse(parameters).success ? (
        <StoryList />
      ) : (
        <Stories title="All stories" includePrimary={false} />
      )}
    </>
  );
}
