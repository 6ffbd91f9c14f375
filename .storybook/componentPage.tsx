import {
  ArgTypes,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
  DocsContext,
} from '@storybook/addon-docs/blocks';
import { Badge, Card, Grid, Row, Stack } from '@saywright/ui';
import { useContext, type ReactElement } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { z } from 'zod';
import { Points, Table } from '../stories/article.tsx';
import { changesOf } from '../stories/changes.ts';
import { allDocs, type NamedDocs } from '../stories/docs/allDocs.ts';
import { Pairs } from '../stories/pairs.tsx';
import listedTokens from '../tests/contracts/surface/ui-tokens.json' with { type: 'json' };

/** A story by its name, as a link where it stands on this page. */
function StoryLink({ story }: { readonly story: string }): ReactElement {
  const { componentStories } = useContext(DocsContext);
  const name = storyNameFromExport(story.split('/').at(-1) ?? story);
  const found = componentStories().find(({ id, title }) => id === toId(title, name));
  return found === undefined ? (
    <>{name}</>
  ) : (
    <a href={`./?path=/story/${found.id}`} target="_top">
      {name}
    </a>
  );
}

const tokensByComponent = z.record(z.string(), z.string()).parse(listedTokens);

interface GuidanceProps {
  readonly docs: NamedDocs;
  /** Level of its headings. */
  readonly level: 2 | 3;
}

function Guidance({ docs, level }: GuidanceProps): ReactElement {
  const { name, when, whenNot, alternatives, keyboard, announces, content } = docs;
  const tokens = (tokensByComponent[name] ?? '').split(' ').filter((token) => token !== '');
  const changes = changesOf(name);
  return (
    <Stack>
      <Grid columns={2}>
        <Card title="When to use it" headingLevel={level}>
          {when}
        </Card>
        <Card title="When not" headingLevel={level}>
          <Stack gap={8}>
            {whenNot}
            <Row>
              Take
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
          'There is nothing to press in it; what you put into it has its own keys.'
        ) : (
          <Table
            caption={`Keys of ${docs.name}`}
            head={['Keys', 'What happens', 'Played by']}
            rows={keyboard.map(({ keys, does, story }) => [
              keys,
              does,
              <StoryLink key={story} story={story} />,
            ])}
          />
        )}
      </Card>
      <Grid columns={2}>
        <Card title="What is announced" headingLevel={level}>
          {announces.length === 0 ? 'Nothing by itself.' : <Points items={announces} />}
        </Card>
        <Card title="How its words are written" headingLevel={level}>
          <Points items={content} />
        </Card>
      </Grid>
      <Grid columns={2}>
        <Card title="Tokens it uses" headingLevel={level}>
          {tokens.length === 0 ? (
            'Only those of what it is made of.'
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

/** The other stories by name; on a page of their own they do not play all at once. */
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

/** What is known of a component, shown on the page of its stories. */
export function ComponentPage(): ReactElement {
  const { parameters } = useOf('meta', ['meta']).preparedMeta;
  const file = String(parameters['fileName'] ?? '').replace(/.*\/|\.stories\.tsx$/g, '');
  // The component after which the page is named comes first.
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
