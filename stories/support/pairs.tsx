import * as kit from '@saywright/ui';
import { Grid, Icon, Stack, type FilterBarProps } from '@saywright/ui';
import { createElement, useState, type ComponentType, type ReactElement } from 'react';
import type { NamedDocs } from './allDocs.ts';
import type { Example } from './componentDocs.ts';
import { Kit } from './parts.ts';
import { example, exampleHead, marks, places } from './pairs.css.ts';

const exports: Readonly<Record<string, unknown>> = kit;
const isComponent = (value: unknown): value is ComponentType<object> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

function componentOf(name: string): ComponentType<object> {
  const component = exports[name];
  if (!isComponent(component)) throw new Error(`The kit has no component called ${name}.`);
  return component;
}

/** For each callback, the props that may hold its value; the first one present is updated. */
const valueProps: Readonly<Record<string, readonly string[]>> = {
  onChange: ['checked', 'tags', 'mode', 'value'],
  onSelect: ['selected'],
  onSearch: ['search'],
  onSort: ['sort'],
  onMark: ['mark'],
};

const isFilterBar = (props: object): props is FilterBarProps => 'filters' in props;

/** A filter bar stores selected options inside its filters. */
function filterHandlers({ filters = [] }: FilterBarProps, store: (next: object) => void): object {
  const choose = (id: string, value: string): void =>
    store({ filters: filters.map((filter) => (filter.id === id ? { ...filter, value } : filter)) });
  const clear = (): void =>
    store({
      search: '',
      filters: filters.map((filter) => ({ ...filter, value: filter.options[0]?.id ?? filter.value })),
    });
  return { onFilter: choose, onClear: clear };
}

function valueHandlers(props: object, store: (next: object) => void): object {
  const handled = Object.entries(valueProps).filter(([callback]) => callback in props);
  return Object.fromEntries(
    handled.map(([callback, names]) => {
      const name = names.find((candidate) => candidate in props) ?? names.at(-1) ?? callback;
      return [callback, (next: unknown) => store({ [name]: next })];
    }),
  );
}

function Live({ name, props }: { readonly name: string; readonly props: object }): ReactElement {
  const [changed, setChanged] = useState({});
  const store = (next: object): void => setChanged((before) => ({ ...before, ...next }));
  const shown = { ...props, ...changed };
  return createElement(componentOf(name), {
    ...shown,
    ...valueHandlers(props, store),
    ...(isFilterBar(shown) && filterHandlers(shown, store)),
  });
}

interface SideProps {
  readonly kind: 'good' | 'bad';
  readonly name: string;
  readonly shown: Example<object>;
}

function Side({ kind, name, shown: { props, because, around, place } }: SideProps): ReactElement {
  return (
    <figure className={example}>
      <figcaption className={exampleHead}>
        <Icon name={kind === 'good' ? 'check' : 'close'} className={marks[kind]} />
        <span>
          <b>{kind === 'good' ? 'Do' : 'Do not'}</b>: {because}
        </span>
      </figcaption>
      <div className={places[place ?? 'line']}>
        {around?.[0]}
        <Live name={name} props={props} />
        {around?.[1]}
      </div>
    </figure>
  );
}

/** Good and bad examples side by side; nothing if the docs have no pairs. */
export function Pairs({ docs: { name, pairs } }: { readonly docs: NamedDocs }): ReactElement {
  return (
    <Kit value={componentOf}>
      <Stack>
        {pairs?.map(({ good, bad }) => (
          <Grid key={good.because} columns={2}>
            <Side kind="good" name={name} shown={good} />
            <Side kind="bad" name={name} shown={bad} />
          </Grid>
        ))}
      </Stack>
    </Kit>
  );
}
