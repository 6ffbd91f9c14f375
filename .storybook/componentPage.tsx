import { Canvas, Controls, DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Badge, CodeInline, Disclosure, Row, Stack } from '@saywright/ui';
import { useContext, type ReactElement } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { allDocs, type NamedDocs } from '../stories/support/allDocs.ts';
import { Choosing, Guidance } from './page/guidance.tsx';
import { ReferenceTables } from './page/referenceTables.tsx';
import { Section } from './page/section.tsx';
import { isFramed, Specimens } from './page/specimens.tsx';
import { UsageExample } from './page/usageExample.tsx';
import { componentsOn, entriesOf } from './reference/kitReference.ts';

/** The specimen that represents the component: the one its docs name, by default the first. */
function Picture({ picture }: { readonly picture: string | undefined }): ReactElement | null {
  const stories = useContext(DocsContext).componentStories();
  const shown = stories.find(({ name }) => name === picture) ?? stories[0];
  if (shown === undefined) return null;
  return (
    <div className="page-picture">
      <Canvas of={shown.moduleExport} />
    </div>
  );
}

/** Names of the props that cannot be changed on a page, such as handlers. */
const fixed = ({ argTypes }: Pick<PreparedStory, 'argTypes'>): string[] =>
  Object.keys(argTypes).filter((name) => {
    const { control } = argTypes[name] ?? {};
    return control === false || (typeof control === 'object' && control.disable === true);
  });

/** A specimen with controls for its props. */
function Playground(): ReactElement | null {
  const stories = useContext(DocsContext).componentStories();
  const live = stories.find(({ parameters }) => !isFramed(parameters));
  if (live === undefined) return null;
  return (
    <Section title="Try it">
      <Canvas of={live.moduleExport} />
      <div className="story-controls">
        <Controls of={live.moduleExport} exclude={fixed(live)} />
      </div>
    </Section>
  );
}

interface HeadProps {
  /** Group and name in the sidebar. */
  readonly path: readonly string[];
  readonly docs: NamedDocs | undefined;
  /** What the page is about, if it has no component. */
  readonly lead: unknown;
}

/** Name, group, state and purpose of a component. */
function Head({ path, docs, lead }: HeadProps): ReactElement {
  return (
    <header className="page-head">
      <p className="page-group">{path.slice(0, -1).join(' / ')}</p>
      <Row>
        <h1>{path.at(-1)}</h1>
        {docs !== undefined && (
          <Badge tone={docs.status === 'stable' ? 'success' : 'info'}>{docs.status}</Badge>
        )}
      </Row>
      {typeof lead === 'string' && <p className="page-lead">{lead}</p>}
      {docs !== undefined && (
        <>
          <p className="page-lead">{docs.summary}</p>
          <p>
            <CodeInline>{`import { ${docs.name} } from '@saywright/ui';`}</CodeInline>
          </p>
        </>
      )}
    </header>
  );
}

/** A further component of a page, closed at first. */
function Further({ docs }: { readonly docs: NamedDocs }): ReactElement {
  return (
    <Disclosure summary={docs.name}>
      <Stack gap={32}>
        <p>{docs.summary}</p>
        <Choosing docs={docs} level={3} />
        <UsageExample name={docs.name} level={3} />
        <Guidance docs={docs} level={3} />
        <ReferenceTables entries={entriesOf(docs.name)} />
      </Stack>
    </Disclosure>
  );
}

/** The docs page of a component: its picture, specimens, guidance and reference. */
export function ComponentPage(): ReactElement {
  const { parameters, title } = useOf('meta', ['meta']).preparedMeta;
  const page = String(parameters['fileName'] ?? '').replace(/.*\/|\.stories\.tsx$/g, '');
  const [first, ...others] = componentsOn(page).flatMap((name) =>
    allDocs.filter((docs) => docs.name === name),
  );
  return (
    <Unstyled>
      <div className={first === undefined ? 'page page-whole' : 'page'} lang="en" dir="ltr">
        <Head path={title.split('/')} docs={first} lead={parameters['lead']} />
        <Picture picture={first?.picture} />
        {first !== undefined && <Choosing docs={first} level={2} />}
        <Specimens page={page} />
        {first !== undefined && (
          <>
            <UsageExample name={first.name} level={2} />
            <Guidance docs={first} level={2} />
          </>
        )}
        {first !== undefined && (
          <>
            <Playground />
            <Section title="Reference">
              <ReferenceTables entries={entriesOf(first.name)} />
            </Section>
          </>
        )}
        {others.length > 0 && (
          <Section title="Components on this page">
            {others.map((docs) => (
              <Further key={docs.name} docs={docs} />
            ))}
          </Section>
        )}
      </div>
    </Unstyled>
  );
}
