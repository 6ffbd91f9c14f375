import { PageContainer, PageHeader, Stack } from '@saywright/ui';
import type { ReactElement, ReactNode } from 'react';
import { withCode } from './withCode.tsx';
import { article, points, tableCaption, tableCell, tableFrame } from './article.css.ts';

interface ArticleProps {
  readonly title: string;
  /** One or two sentences about the page. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A text page of the showcase: title, lead and sections. */
export function Article({ title, lead, children }: ArticleProps): ReactElement {
  return (
    <main className={article}>
      <PageContainer>
        <Stack gap={24}>
          <PageHeader title={title} text={lead} />
          {children}
        </Stack>
      </PageContainer>
    </main>
  );
}

/** A bulleted list of sentences. */
export function Points({ items }: { readonly items: readonly string[] }): ReactElement {
  return (
    <ul className={points}>
      {items.map((item) => (
        <li key={item}>{withCode(item)}</li>
      ))}
    </ul>
  );
}

interface TableProps {
  /** Caption and accessible name. */
  readonly caption: string;
  readonly head: readonly string[];
  /** Cells row by row; the first of each row is its name. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A small table whose cells may hold elements. */
export function Table({ caption, head, rows }: TableProps): ReactElement {
  return (
    <div className={tableFrame}>
      <table>
        <caption className={tableCaption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col" className={tableCell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className={tableCell}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className={tableCell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
