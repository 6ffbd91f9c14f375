'use client';
import { memo, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useFigures } from '../../internal/figures.ts';
import { muted, small } from '../../internal/text.css.ts';
import * as css from './SourceList.css.ts';

/** Source of an answer. */
export interface Source {
  /** Stable key, unique in the list. */
  id: string;
  /** URL; anything but http and https is shown as plain text. */
  href: string;
  /** Title of the source. @default the address */
  title?: string | undefined;
}

export interface SourceListProps extends RootProps {
  /** Accessible name of the list. */
  label: string;
  /** Sources in numbered order; keep object identity stable so that long lists stay fast. */
  sources: readonly Source[];
}

/** Returns the host of an http or https URL, or undefined for any other address. */
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

/** Numbered list of sources, each with its host. */
export function SourceList({ label, sources, ...root }: SourceListProps): ReactElement {
  const { figure } = useFigures();
  return (
    <ol data-kit="SourceList" aria-label={label} {...rootProps(root, small)}>
      {sources.map((source, index) => (
        <SourceRow key={source.id} source={source} position={figure(index + 1)} />
      ))}
    </ol>
  );
}
