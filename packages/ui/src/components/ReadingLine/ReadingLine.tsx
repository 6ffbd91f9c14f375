'use client';
import { useId, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { english } from './messages.ts';
import * as css from './ReadingLine.css.ts';

/** Another meaning of some words. */
export interface ReadingOption {
  /** Stable and unique among the options of the words. */
  id: string;
  /** The meaning: 'Whole number'. */
  label: string;
  /** Its consequence in a few words: 'loses a leading 0'. */
  note?: string | undefined;
}

/** Some words of a sentence and what they were read as. */
export interface ReadingPart {
  /** Stable and unique on the line. */
  id: string;
  /** The words as typed. */
  said: string;
  /** Their meaning. */
  read: string;
  /** Other meanings; without any, the words cannot be pressed. */
  options?: readonly ReadingOption[] | undefined;
}

export interface ReadingLineProps extends RootProps {
  /** The words in the order of the sentence. */
  parts: readonly ReadingPart[];
  /** Heading. @default 'How I read this' */
  title?: string | undefined;
  /** Who read the words, if worth saying: 'Read by llama3'. */
  by?: string | undefined;
  /** Called with the ids of the words and of their other meaning. */
  onChoose?: ((part: string, option: string) => void) | undefined;
}

function Meaning({ said, read, readAs }: { said: string; read: string; readAs: string }): ReactElement {
  return (
    <>
      <span>{said}</span>
      <Icon name="arrow-right" size="sm" />
      <span className={visuallyHidden}>{` ${readAs} `}</span>
      <b className={css.read}>{read}</b>
    </>
  );
}

/** One quiet line that shows what each part of a sentence was read as; a part with other meanings can be pressed. */
export function ReadingLine({ parts, title, by, onChoose, ...root }: ReadingLineProps): ReactElement {
  const words = useMessages('ReadingLine', english);
  const heading = useId();
  return (
    <div data-kit="ReadingLine" role="group" aria-labelledby={heading} {...rootProps(root, css.root)}>
      <p id={heading} data-part="title" className={css.title}>
        {title ?? words.title}
      </p>
      <ul className={css.parts}>
        {parts.map(({ id, said, read, options = [] }) => (
          <li key={id} className={css.slot}>
            {options.length === 0 || !onChoose ? (
              <span className={css.plain}>
                <Meaning said={said} read={read} readAs={words.readAs} />
              </span>
            ) : (
              <Popover
                label={said}
                trigger={
                  <button type="button" className={css.press}>
                    <Meaning said={said} read={read} readAs={words.readAs} />
                  </button>
                }
              >
                {(close) => (
                  <RadioGroup
                    label={said}
                    description={words.plansAgain}
                    value=""
                    options={[
                      { value: '', label: read },
                      ...options.map((option) => ({
                        value: option.id,
                        label: option.label,
                        description: option.note,
                      })),
                    ]}
                    onChange={(option) => {
                      close();
                      if (option !== '') onChoose(id, option);
                    }}
                  />
                )}
              </Popover>
            )}
          </li>
        ))}
      </ul>
      {by !== undefined && <p className={css.by}>{by}</p>}
    </div>
  );
}
