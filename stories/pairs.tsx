import * as kit from '@saywright/ui';
import { Grid, Icon, Stack } from '@saywright/ui';
import { createElement, useState, type ComponentType, type ReactElement } from 'react';
import type { NamedDocs } from './docs/allDocs.ts';
import type { Example } from './docs/componentDocs.ts';
import { example, exampleHead, marks } from './pairs.css.ts';

const exports: Readonly<Record<string, unknown>> = kit;
const isComponent = (value: unknown): value is ComponentType<object> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** What a component tells of, and the prop that keeps it. */
function kept(props: object, keep: (next: object) => void): object {
  const value = 'checked' in props ? 'checked' : 'value';
  return {
    ...('onChange' in props && { onChange: (next: unknown) => keep({ [value]: next }) }),
    ...('onSelect' in props && { onSelect: (selected: unknown) => keep({ selected }) }),
  };
}

function Live({ name, props }: { readonly name: string; readonly props: object }): ReactElement {
  const [changed, setChanged] = useState({});
  const component = exports[name];
  if (!isComponent(component)) throw new Error(`The kit has no component called ${name}.`);
  return createElement(component, { ...props, ...changed, ...kept(props, setChanged) });
}

interface SideProps {
  readonly kind: 'good' | 'bad';
  readonly name: string;
  readonly shown: Example<object>;
}

function Side({ kind, name, shown: { props, because } }: SideProps): ReactElement {
  return (
    <figure className={example}>
      <figcaption className={exampleHead}>
        <Icon name={kind === 'good' ? 'check' : 'close'} className={marks[kind]} />
        <span>
          <b>{kind === 'good' ? 'Do' : 'Do not'}</b>: {because}
        </span>
      </figcaption>
      <Live name={name} props={props} />
    </figure>
  );
}

/** Good and bad use of a component side by side; nothing where its docs have no pairs. */
export function Pairs({ docs: { name, pairs } }: { readonly docs: NamedDocs }): ReactElement {
  return (
    <Stack>
      {pairs?.map(({ good, bad }) => (
        <Grid key={good.because} columns={2}>
          <Side kind="good" name={name} shown={good} />
          <Side kind="bad" name={name} shown={bad} />
        </Grid>
      ))}
    </Stack>
  );
}
