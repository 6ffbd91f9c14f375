import { Canvas, Controls, DocsContext, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Badge, Card, CodeBlock, Disclosure, Row, Stack } from '@saywright/ui';
import { useContext, type ReactElement } from 'react';
import { allDocs, type NamedDocs } from '../stories/support/allDocs.ts';
import { exampleOf } from '../stories/support/examples.ts';
import { Guidance } from './page/guidance.tsx';
import { ReferenceTables } from './page/referenceTables.tsx';
import { isFramed, Specimens } from './page/specimens.tsx';
import { componentsOn, entriesOf } from './reference/kitReference.ts';

/** Longer sources are closed at first. */
const mostLines = 30;

interface ExampleProps {
  readonly name: string;
  readonly level: 2 | 3;
}

/** The live example of a component with its source. */
function UsageExample({ name, level }: ExampleProps): ReactElement | null {
  const example = exampleOf(name);
  if (example === undefined) return null;
  const { Example, code } = example;
  const source = <CodeBlock code={code} language="tsx" title={`${name}.tsx`} label={`Example of ${name}`} />;
  return (
    <Card title="Example" headingLevel={level}>
      <Stack>
        <div className="story-example">
          <Example />
        </div>
        {code.split('\n').length > mostLines ? <Disclosure summary="Source">{source}</Disclosure> : source}
      </Stack>
    </Card>
  );
}

/** The first specimen, and a specimen whose props can be changed. */
function Playground(): ReactElement | null {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const live = stories.find(({ parameters }) => !isFramed(parameters));
  if (first === undefined) return null;
  return (
    <>
      <Canvas of={first.moduleExport} />
      {live !== undefined && (
        <>
          <h2>Try it</h2>
          {live !== first && <Canvas of={live.moduleExport} />}
          <div className="story-controls">
            <Controls of={live.moduleExport} />
          </div>
        </>
      )}
    </>
  );
}

/** What a component is, its example and its guidance. */
function About({ docs, level }: { readonly docs: NamedDocs; readonly level: 2 | 3 }): ReactElement {
  return (
    <Unstyled>
      <Stack>
        <Row>
          <p>{docs.summary}</p>
          <Badge tone={docs.status === 'stable' ? 'success' : 'info'}>{docs.status}</Badge>
        </Row>
        <UsageExample name={docs.name} level={level} />
        <Guidance docs={docs} level={level} />
      </Stack>
    </Unstyled>
  );
}

/** The docs page of a component: a specimen to change, guidance, reference and more specimens. */
export function ComponentPage(): ReactElement {
  const { parameters } = useOf('meta', ['meta']).preparedMeta;
  const page = String(parameters['fileName'] ?? '').replace(/.*\/|\.stories\.tsx$/g, '');
  const names = componentsOn(page);
  const shown = names.flatMap((name) => allDocs.filter((docs) => docs.name === name));
  const [first, ...others] = shown;
  return (
    <>
      <Title />
      <Playground />
      {first !== undefined && <About docs={first} level={2} />}
      {others.length > 0 && <h2>Components on this page</h2>}
      {others.map((docs) => (
        <Unstyled key={docs.name}>
          <Disclosure summary={docs.name}>
            <About docs={docs} level={3} />
            <ReferenceTables entries={entriesOf(docs.name)} />
          </Disclosure>
        </Unstyled>
      ))}
      {first !== undefined && (
        <>
          <h2>Reference</h2>
          <Unstyled>
            <ReferenceTables entries={entriesOf(first.name)} />
          </Unstyled>
        </>
      )}
      <Specimens />
    </>
  );
}
