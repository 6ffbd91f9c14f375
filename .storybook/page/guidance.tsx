import { useOf } from '@storybook/addon-docs/blocks';
import { Disclosure, Row } from '@saywright/ui';
import type { ReactElement } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { changesOf } from '../../stories/overview/changes.ts';
import type { NamedDocs } from '../../stories/support/allDocs.ts';
import { Points, Table } from '../../stories/support/article.tsx';
import { Pairs } from '../../stories/support/pairs.tsx';
import { pageAddress } from '../../stories/support/pages.ts';
import { sentence } from '../../stories/support/storyNames.ts';
import { withCode } from '../../stories/support/withCode.tsx';
import { tokensOf } from '../reference/kitReference.ts';
import { Section } from './section.tsx';

/** A link to the test of a keyboard row, or its name alone if it is in another file. */
function StoryLink({ story }: { readonly story: string }): ReactElement {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const name = storyNameFromExport(story.split('/').at(-1) ?? story);
  const shown = sentence(name);
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
export function Choosing({ docs: { when, whenNot, alternatives }, level }: PartProps): ReactElement {
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  return (
    <Section title="When to use it" level={level}>
      <div className="page-pair">
        <div className="page-choice">
          <Heading>Use it</Heading>
          <p>{withCode(when)}</p>
        </div>
        <div className="page-choice page-choice-not">
          <Heading>Use something else</Heading>
          <p>{withCode(whenNot)}</p>
          <Row>
            {alternatives.map((other) => (
              <ComponentLink key={other} name={other} />
            ))}
          </Row>
        </div>
      </div>
    </Section>
  );
}

/** Its named parts, and its sizes. */
function Anatomy({ docs: { name, anatomy, sizes }, level }: PartProps): ReactElement {
  return (
    <div className="page-pair">
      <Section title="Anatomy" level={level}>
        <Table
          caption={`Parts of ${name}`}
          head={['Part', 'What it is for']}
          rows={(anatomy ?? []).map(({ part, does }) => [part, withCode(does)])}
        />
      </Section>
      <Section title="Sizes and spacing" level={level}>
        <p>{withCode(sizes ?? '')}</p>
      </Section>
    </div>
  );
}

function Keyboard({ docs: { name, keyboard }, level }: PartProps): ReactElement {
  return (
    <Section title="Keyboard" level={level}>
      {keyboard.length === 0 ? (
        <p>It has no interactive elements. Its content keeps its own keys.</p>
      ) : (
        <Table
          caption={`${name} keys`}
          head={['Keys', 'What they do', 'Tested by']}
          rows={keyboard.map(({ keys, does, story }) => [
            keys,
            withCode(does),
            <StoryLink key={story} story={story} />,
          ])}
        />
      )}
    </Section>
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

/** How to use a component well, beyond its props. */
export function Guidance({ docs, level }: PartProps): ReactElement {
  const { name, announces, content } = docs;
  return (
    <>
      {docs.usage !== undefined && (
        <Section title="In practice" level={level}>
          {docs.usage.map((paragraph) => (
            <p key={paragraph}>{withCode(paragraph)}</p>
          ))}
        </Section>
      )}
      {docs.anatomy !== undefined && <Anatomy docs={docs} level={level} />}
      {docs.pairs !== undefined && (
        <Section title="Do and do not" level={level}>
          <Pairs docs={docs} />
        </Section>
      )}
      <div className="page-pair">
        <Section title="Content guidelines" level={level}>
          <Points items={content} />
        </Section>
        <Section title="What screen readers announce" level={level}>
          {announces.length === 0 ? <p>Nothing beyond its content.</p> : <Points items={announces} />}
        </Section>
      </div>
      <Keyboard docs={docs} level={level} />
      <Section title="Tokens it uses" level={level}>
        <TokenList tokens={tokensOf(name)} />
      </Section>
      <Section title="Changes" level={level}>
        <Points items={changesOf(name, docs.since).map(({ version, text }) => `${version}: ${text}`)} />
      </Section>
    </>
  );
}
