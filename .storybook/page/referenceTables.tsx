import { CodeBlock, Disclosure, Stack } from '@saywright/ui';
import type { ReactElement } from 'react';
import { Table } from '../../stories/support/article.tsx';
import { withCode } from '../../stories/support/withCode.tsx';
import type { ReferenceEntry, ReferenceRow } from '../reference/model.ts';
import { rankOf } from '../reference/rank.ts';

/** More values are shown as the name of their type. */
const mostValues = 12;

/** The values of a prop one by one, or its type. */
function TypeCell({ type, values }: ReferenceRow): ReactElement {
  return <code>{values !== undefined && values.length <= mostValues ? values.join(' | ') : type}</code>;
}

const heads: Readonly<Record<ReferenceEntry['kind'], string>> = {
  component: 'Prop',
  function: 'Parameter',
  type: 'Field',
};

/** One exported name with its signature and its rows. */
function Entry({ entry, level }: { readonly entry: ReferenceEntry; readonly level: 3 | 4 }): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <Stack gap={8}>
      <Heading id={`reference-${entry.name}`}>{entry.name}</Heading>
      {entry.summary !== '' && <p>{entry.summary}</p>}
      {entry.signature !== undefined && (
        <CodeBlock
          code={entry.signature}
          language="tsx"
          title="Signature"
          label={`Signature of ${entry.name}`}
        />
      )}
      {entry.rows.length > 0 && (
        <div data-props={entry.name}>
          <Table
            caption={`${entry.name}, from ${entry.from}`}
            head={[heads[entry.kind], 'Type', 'Default', 'What it does']}
            rows={entry.rows
              .toSorted((one, other) => rankOf(one) - rankOf(other))
              .map((row) => [
                row.required ? `${row.name} (required)` : row.name,
                <TypeCell key={row.name} {...row} />,
                row.defaultValue === undefined ? (
                  <span key="default" data-none="">
                    –
                  </span>
                ) : (
                  <code key="default">{row.defaultValue}</code>
                ),
                withCode(row.description),
              ])}
          />
        </div>
      )}
      {entry.native !== undefined && <p>{withCode(entry.native)}</p>}
      {entry.example !== undefined && (
        <CodeBlock code={entry.example} language="tsx" title="Example" label={`Example of ${entry.name}`} />
      )}
    </Stack>
  );
}

/** Tables of exported names; those of types are closed at first. */
export function ReferenceTables({
  entries,
  level = 3,
}: {
  readonly entries: readonly ReferenceEntry[];
  readonly level?: 3 | 4;
}): ReactElement {
  const types = entries.filter(({ kind }) => kind === 'type');
  return (
    <Stack>
      {entries
        .filter(({ kind }) => kind !== 'type')
        .map((entry) => (
          <Entry key={entry.name} entry={entry} level={level} />
        ))}
      {types.length > 0 && (
        <Disclosure summary="Types" note={`${types.length}`}>
          <Stack>
            {types.map((entry) => (
              <Entry key={entry.name} entry={entry} level={level} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
