'use client';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useButton } from 'react-aria/useButton';
import { useComboBox } from 'react-aria/useComboBox';
import { useFilter } from 'react-aria/useFilter';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { useField, type ControlProps, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { HiddenValue } from '../../internal/HiddenValue.tsx';
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

export interface ComboBoxProps extends ControlProps, ValueProps<string | null> {
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

/** Single choice from a list filtered as you type. */
export function ComboBox(props: ComboBoxProps): ReactElement {
  const {
    label,
    options,
    onChange,
    placeholder,
    description,
    optionalHint,
    name,
    form,
    required = false,
  } = props;
  const words = useMessages('ComboBox', english);
  const { emptyText = words.empty, openLabel = words.open, disabled = false } = props;
  const input = useOwnRef<HTMLInputElement>(props);
  const hidden = useRef<HTMLInputElement>(null);
  const field = useField<string | null>({ ...props, initial: props.defaultValue ?? null, onChange }, hidden);
  const { error, value } = field;
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
  const state = useComboBoxState<SelectOption>({
    ...settings,
    defaultItems: options,
    children: asItem,
    disabledKeys: disabledIn(options),
    defaultFilter: contains,
    value,
    onChange: (key) => field.change(key === null ? null : String(key)),
    onOpenChange: readScope,
  });
  const refs = { inputRef: input, buttonRef: toggle, listBoxRef: list, popoverRef: panel };
  const { labelProps, inputProps, buttonProps, listBoxProps } = useComboBox({ ...settings, ...refs }, state);
  const { buttonProps: toggleProps } = useButton(buttonProps, toggle);
  return (
    <>
      <FieldFrame
        kit="ComboBox"
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
        <HiddenValue
          ref={hidden}
          value={value ?? ''}
          onInvalid={field.onInvalid}
          {...{ name, form, required, disabled }}
        />
      </FieldFrame>
      <FloatingPanel trigger={line} state={state} scope={scope} panel={panel} isBeside>
        <OptionList state={state} field={listBoxProps} list={list} emptyText={emptyText} />
      </FloatingPanel>
    </>
  );
}
