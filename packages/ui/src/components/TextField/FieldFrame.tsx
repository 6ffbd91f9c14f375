'use client';
import { useId, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { frameProps } from '../../internal/rootProps.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './TextField.css.ts';

/** Ids that link a field to its label, help and error. */
export interface FieldIds {
  field: string;
  help: string | undefined;
  error: string | undefined;
  /** Props to spread on the focusable element. */
  described: { 'aria-describedby'?: string };
}

interface FieldTexts {
  description?: ReactNode;
  error?: string | undefined;
}

interface GivenIds {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Returns the ids of one field; ids of missing texts are undefined. */
export function useFieldIds({ description, error: wrong, ...given }: FieldTexts & GivenIds): FieldIds {
  const own = useId();
  const field = given.id ?? own;
  const help = description === undefined ? undefined : `${field}-help`;
  const error = wrong === undefined ? undefined : `${field}-error`;
  const both = cx(given['aria-describedby'], help, error);
  return { field, help, error, described: both === '' ? {} : { 'aria-describedby': both } };
}

interface FieldNotesProps extends FieldTexts {
  ids: FieldIds;
}

/** Help and error under a field. */
export function FieldNotes({ ids, description, error }: FieldNotesProps): ReactElement {
  return (
    <>
      {ids.help !== undefined && (
        <div id={ids.help} data-part="description" className={css.description}>
          {description}
        </div>
      )}
      {ids.error !== undefined && (
        <p id={ids.error} data-part="error" className={css.error}>
          <Icon name="danger" className={css.errorMark} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

interface FieldFrameProps extends FieldTexts {
  kit: string;
  /** Props of the field, for its root element. */
  root: object;
  ids: FieldIds;
  label: string;
  labelHidden?: boolean | undefined;
  optionalHint?: string | undefined;
  renderLabel?:
    | ((label: { className: string; 'data-part': string; children: ReactNode }) => ReactNode)
    | undefined;
  children: ReactNode;
}

/** Frame of every field: label above, help and error below, all linked by id. */
export function FieldFrame(props: FieldFrameProps): ReactElement {
  const { kit, ids, label, labelHidden = false, optionalHint, description, error, children } = props;
  const words = {
    className: labelHidden ? visuallyHidden : css.label,
    'data-part': 'label',
    children: (
      <>
        <span>{label}</span>
        {optionalHint !== undefined && <span className={css.optional}>{optionalHint}</span>}
      </>
    ),
  };
  return (
    <div data-kit={kit} {...frameProps(props.root, css.root)}>
      {props.renderLabel === undefined ? <label {...words} htmlFor={ids.field} /> : props.renderLabel(words)}
      {children}
      <FieldNotes ids={ids} description={description} error={error} />
    </div>
  );
}
