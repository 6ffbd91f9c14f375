'use client';
import { memo, type ReactElement } from 'react';
import { useFigures } from '../../internal/figures.ts';
import { muted, small } from '../../internal/text.css.ts';
import * as css from './SourceList.css.ts';

/** Where something was read. */
export interface Source {
  /** Stable key. */
  id: string;
  /** Its address; what is no address of the web stands as plain text. */
  href: string;
  /** What it is called. @default the address */
  title?: string | undefined;
}

export interface SourceListProps {
  /** Accessible name of the list. */
  label: string;
  /** The sources, in the order in which they are numbered; keep the objects and long lists stay fast. */
  sources: readonly Source[];
}

/** The host of an address of the web, and nothing for what a link must not lead to. */
function hostOf(href: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url.host : undefined;
}

interface SourceRowProps {
  source: Source;
  position: string;
}

const SourceRow = memo(function SourceRow({ source, position }: SourceRowProps): ReactElement {
  const { href, title = href } = source;
  const host = hostOf(href);
  return (
    <li className={css.source}>
      <span className={css.position}>{position}</span>
      <div>
        {host === undefined ? (
          <bdi className={css.link}>{title}</bdi>
        ) : (
          <a href={href} className={css.link}>
            <bdi>{title}</bdi>
          </a>
        )}
        <div className={muted}>{host ?? (title === href ? undefined : href)}</div>
      </div>
    </li>
  );
});

/** What an answer stands on: numbered, with the place each leads to. */
export function SourceList({ label, sources }: SourceListProps): ReactElement {
  const { figure } = useFigures();
  return (
    <ol data-kit="SourceList" aria-label={label} className={small}>
      {sources.map((source, index) => (
        <SourceRow key={source.id} source={source} position={figure(index + 1)} />
      ))}
    </ol>
  );
}
