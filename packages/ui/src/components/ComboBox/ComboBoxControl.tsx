'use client';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useButton } from 'react-aria/useButton';
import { useComboBox } from 'react-aria/useComboBox';
import { useFilter } from 'react-aria/useFilter';
import { useComboBoxState, type ComboBoxStateOptions } from 'react-stately/useComboBoxState';
import type { ControlProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { asItem, disabledIn } from '../../internal/asItem.tsx';
import { cx } from '../../internal/cx.ts';
import { FloatingPanel } from '../../internal/FloatingPanel.tsx';
import { useScope } from '../../internal/useScope.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { OptionList, type SelectOption } from '../Select/OptionList.tsx';
import { FieldFrame, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as styles from '../TextField/TextField.css.ts';
import * as css from './ComboBox.css.ts';
import { english } from './messages.ts';

export interface ComboBoxFieldProps extends ControlProps {
  /** Visible label. */
  label: string;
  /** Options; keep object identity stable so that long lists stay fast. */
  options: readonly SelectOption[];
  /** Example input; not a substitute for the label. */
  placeholder?: string | undefined;
  /** Text shown when nothing matches. @default 'No matches.' */
  emptyText?: string | undefined;
  /** Accessible name of the button that opens the list. @default 'Show all' */
  openLabel?: string | undefined;
  /** Help text under the field. */
  description?: ReactNode;
  /** Note beside the label, such as 'optional'. */
  optionalHint?: string | undefined;
  /** Shows the choice without letting the user change it. @default false */
  readOnly?: boolean | undefined;
}

type Mode = 'single' | 'multiple';

interface ComboBoxControlProps<M extends Mode> {
  kit: string;
  mode: M;
  field: ComboBoxFieldProps;
  value: Exclude<ComboBoxStateOptions<SelectOption, M>['value'], undefined>;
  onChange: NonNullable<ComboBoxStateOptions<SelectOption, M>['onChange']>;
  error: string | undefined;
  /** Shown above the input. */
  chosen?: ReactNode;
  /** Hidden inputs of the form. */
  children: ReactNode;
}

/** Input with a list that is filtered as you type. */
export function ComboBoxControl<M extends Mode>({
  kit,
  mode,
  field: props,
  value,
  onChange,
  error,
  chosen,
  children: hidden,
}: ComboBoxControlProps<M>): ReactElement {
  const { label, options, placeholder, description, optionalHint, required = false } = props;
  const words = useMessages('ComboBox', english);
  const { emptyText = words.empty, openLabel = words.open, disabled = false } = props;
  const input = useOwnRef<HTMLInputElement>(props);
  const ids = useFieldIds({ description, error, 'aria-describedby': props['aria-describedby'] });
  const line = useRef<HTMLDivElement>(null);
  const [scope, readScope] = useScope(line);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { contains } = useFilter({ sensitivity: 'base' });
  const settings = {
    ...ids.described,
    label,
    isDisabled: disabled,
    isInvalid: error !== undefined,
    isRequired: required,
    isReadOnly: props.readOnly === true,
    ...(props.id !== undefined && { id: props.id }),
    ...(props.onBlur !== undefined && { onBlur: props.onBlur }),
    ...(props.onFocus !== undefined && { onFocus: props.onFocus }),
    validationBehavior: 'aria',
    menuTrigger: 'input',
    allowsEmptyCollection: true,
    ...(placeholder !== undefined && { placeholder }),
  } as const;
  const state = useComboBoxState<SelectOption, M>({
    ...settings,
    defaultItems: options,
    children: asItem,
    disabledKeys: disabledIn(options),
    defaultFilter: contains,
    value,
    selectionMode: mode,
    onChange,
    onOpenChange: readScope,
  });
  const refs = { inputRef: input, buttonRef: toggle, listBoxRef: list, popoverRef: panel };
  const { labelProps, inputProps, buttonProps, listBoxProps } = useComboBox({ ...settings, ...refs }, state);
  const { buttonProps: toggleProps } = useButton(buttonProps, toggle);
  return (
    <>
      <FieldFrame
        kit={kit}
        root={props}
        ids={ids}
        label={label}
        optionalHint={optionalHint}
        description={description}
        error={error}
        renderLabel={({ children, ...shown }) => (
          <label id={labelProps.id} htmlFor={inputProps.id} {...shown}>
            {children}
          </label>
        )}
      >
        {chosen}
        <div ref={line} className={css.line}>
          <input
            {...inputProps}
            required={false}
            data-part="control"
            ref={input}
            className={cx(
              styles.input,
              css.input,
              error !== undefined && styles.invalid,
              disabled && styles.disabled,
            )}
          />
          <button {...toggleProps} ref={toggle} aria-label={openLabel} className={css.toggle}>
            <Icon name="chevron-down" />
          </button>
        </div>
        {hidden}
      </FieldFrame>
      <FloatingPanel trigger={line} state={state} scope={scope} panel={panel} isBeside>
        <OptionList state={state} field={listBoxProps} list={list} emptyText={emptyText} />
      </FloatingPanel>
    </>
  );
}
