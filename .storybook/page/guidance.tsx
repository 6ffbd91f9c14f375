import { useOf } from '@storybook/addon-docs/blocks';
import { Card, Disclosure, Grid, Row, Stack } from '@saywright/ui';
import type { ReactElement } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { changesOf } from '../../stories/overview/changes.ts';
import type { NamedDocs } from '../../stories/support/allDocs.ts';
import { Points, Table } from '../../stories/support/article.tsx';
import { Pairs } from '../../stories/support/pairs.tsx';
import { pageAddress } from '../../stories/support/pages.ts';
import { tokensOf } from '../reference/kitReference.ts';

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

/** A component by name, linked to its page. */
function ComponentLink({ name }: { readonly name: string }): ReactElement {
  return (
    <a href={pageAddress(name)} target="_top">
      {name}
    </a>
  );
}

interface PartProps {
  readonly docs: NamedDocs;
  /** Heading level. */
  readonly level: 2 | 3;
}

/** When to use it, and what to use otherwise. */
function Choosing({ docs: { when, whenNot, alternatives }, level }: PartProps): ReactElement {
  return (
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
              <ComponentLink key={other} name={other} />
            ))}
          </Row>
        </Stack>
      </Card>
    </Grid>
  );
}

/** Its named parts, and its sizes. */
function Anatomy({ docs: { name, anatomy, sizes }, level }: PartProps): ReactElement {
  return (
    <Grid columns={2}>
      <Card title="Anatomy" headingLevel={level}>
        <Table
          caption={`Parts of ${name}`}
          head={['Part', 'What it is for']}
          rows={(anatomy ?? []).map(({ part, does }) => [part, does])}
        />
      </Card>
      <Card title="Sizes and spacing" headingLevel={level}>
        {sizes}
      </Card>
    </Grid>
  );
}

function Keyboard({ docs: { name, keyboard }, level }: PartProps): ReactElement {
  return (
    <Card title="Keyboard" headingLevel={level}>
      {keyboard.length === 0 ? (
        'It has no interactive elements. Its content keeps its own keys.'
      ) : (
        <Table
          caption={`${name} keys`}
          head={['Keys', 'What they do', 'Tested by']}
          rows={keyboard.map(({ keys, does, story }) => [
            keys,
            does,
            <StoryLink key={story} story={story} />,
          ])}
        />
      )}
    </Card>
  );
}

/** More variables than this are closed at first. */
const mostTokens = 24;

function TokenList({ tokens }: { readonly tokens: readonly string[] }): ReactElement {
  if (tokens.length === 0) return <p>None: it has no styles that depend on a theme.</p>;
  const list = (
    <Row>
      {tokens.map((token) => (
        <code key={token}>{token}</code>
      ))}
    </Row>
  );
  if (tokens.length <= mostTokens) return list;
  return (
    <Disclosure summary={`${tokens.length} variables, with those of the parts inside`}>{list}</Disclosure>
  );
}

/** What to know about a component, beyond its props. */
export function Guidance({ docs, level }: PartProps): ReactElement {
  const { name, announces, content } = docs;
  const tokens = tokensOf(name);
  return (
    <Stack>
      <Choosing docs={docs} level={level} />
      {docs.usage !== undefined && (
        <Card title="In practice" headingLevel={level}>
          <Stack gap={8}>
            {docs.usage.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        </Card>
      )}
      {docs.anatomy !== undefined && <Anatomy docs={docs} level={level} />}
      {docs.pairs !== undefined && (
        <Card title="Do and do not" headingLevel={level}>
          <Pairs docs={docs} />
        </Card>
      )}
      <Keyboard docs={docs} level={level} />
      <Grid columns={2}>
        <Card title="What screen readers announce" headingLevel={level}>
          {announces.length === 0 ? 'Nothing beyond its content.' : <Points items={announces} />}
        </Card>
        <Card title="Content guidelines" headingLevel={level}>
          <Points items={content} />
        </Card>
      </Grid>
      <Card title="Tokens it uses" headingLevel={level}>
        <TokenList tokens={tokens} />
      </Card>
      <Card title="Changes" headingLevel={level}>
        <Points items={changesOf(name, docs.since).map(({ version, text }) => `${version}: ${text}`)} />
      </Card>
    </Stack>
  );
}
