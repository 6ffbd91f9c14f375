'use client';
import { useId, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { english } from './messages.ts';
import * as css from './ReadingReport.css.ts';

/** Some words of a sentence and what they were read as. */
export interface UnderstoodWords {
  /** Stable and unique in the report. */
  id: string;
  /** The words as typed. */
  said: string;
  /** Their meaning. */
  read: string;
}

/** A sentence that can be sent instead. */
export interface NearSentence {
  /** Stable and unique in the report. */
  id: string;
  /** The sentence. */
  label: string;
  /** What it is, in two or three words: 'a question'. */
  note?: string | undefined;
}

export interface ReadingReportProps extends RootProps {
  /** The words that were understood, in the order of the sentence. @default none */
  understood?: readonly UnderstoodWords[] | undefined;
  /** The words that were not understood, as typed and each once. @default none */
  unread?: readonly string[] | undefined;
  /** Why they were not understood. */
  why?: string | undefined;
  /** Sentences to send instead. @default none */
  near?: readonly NearSentence[] | undefined;
  /** Called with the id of the pressed sentence. */
  onPick: (id: string) => void;
}

/** What was understood of a sentence and what was not, with sentences near to it that can be sent instead. */
export function ReadingReport(props: ReadingReportProps): ReactElement {
  const { understood = [], unread = [], why, near = [], onPick } = props;
  const words = useMessages('ReadingReport', english);
  const id = useId();
  return (
    <div data-kit="ReadingReport" {...rootProps(props, css.root)}>
      {understood.length > 0 && (
        <div className={css.row}>
          <p id={`${id}-understood`} data-part="title" className={css.title}>
            {words.understood}
          </p>
          <ul className={css.words} aria-labelledby={`${id}-understood`}>
            {understood.map((part) => (
              <li key={part.id} className={css.word}>
                <span>{part.said}</span>
                <Icon name="arrow-right" size="sm" />
                <span className={visuallyHidden}>{` ${words.readAs} `}</span>
                <b className={css.read}>{part.read}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
      {unread.length > 0 && (
        <div className={css.row}>
          <p id={`${id}-unread`} data-part="title" className={css.title}>
            {words.notUnderstood}
          </p>
          <ul className={css.words} aria-labelledby={`${id}-unread`}>
            {unread.map((said) => (
              <li key={said} className={css.unread}>
                <Icon name="help" size="sm" />
                <span>{said}</span>
              </li>
            ))}
          </ul>
          {why !== undefined && <p className={css.why}>{why}</p>}
        </div>
      )}
      {near.length > 0 && (
        <div role="group" aria-labelledby={`${id}-near`} className={css.near}>
          <p id={`${id}-near`} className={css.nearTitle}>
            {words.near}
          </p>
          {near.map((sentence) => (
            <button key={sentence.id} type="button" className={css.press} onClick={() => onPick(sentence.id)}>
              <Icon name="arrow-right" size="sm" className={css.arrow} />
              <span>{sentence.label}</span>
              {sentence.note !== undefined && <span className={css.kind}>{sentence.note}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
