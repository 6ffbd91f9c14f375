'use client';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useButton } from 'react-aria/useButton';
import { useComboBox } from 'react-aria/useComboBox';
import { useFilter } from 'react-aria/useFilter';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { asItem, disabledIn } from '../../internal/asItem.tsx';
import { cx } from '../../internal/cx.ts';
import { FloatingPanel } from '../../internal/FloatingPanel.tsx';
import { useScope } from '../../internal/useScope.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { OptionList, type SelectOption } from '../Select/OptionList.tsx';
import { FieldFrame, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as field from '../TextField/TextField.css.ts';
import * as css from './ComboBox.css.ts';
import { english } from './messages.ts';

export interface ComboBoxProps {
  /** Visible label. */
  label: string;
  /** Options; keep object identity stable so that long lists stay fast. */
  options: readonly SelectOption[];
  /** Id of the selected option, or null. */
  selected: string | null;
  /** Called with the id of the selected option, or null when the field is cleared. */
  onSelect: (id: string | null) => void;
  /** Form field name. */
  name?: string | undefined;
  /** Example input; not a substitute for the label. */
  placeholder?: string | undefined;
  /** Text shown when nothing matches. @default 'No matches.' */
  emptyText?: string | undefined;
  /** Accessible name of the button that opens the list. @default 'Show all' */
  openLabel?: string | undefined;
  /** Help text under the field. */
  description?: ReactNode;
  /** Error message: what is wrong and how to fix it. Its presence marks the field as invalid. */
  error?: string | undefined;
  /** Requires a value before the form can be submitted. @default false */
  required?: boolean | undefined;
  /** Note beside the label, such as 'optional'. */
  optionalHint?: string | undefined;
  /** Disables the control. @default false */
  disabled?: boolean | undefined;
}

/** Single choice from a list filtered as you type. */
export function ComboBox(props: ComboBoxProps): ReactElement {
  const { label, options, selected, onSelect, placeholder, description, error, optionalHint } = props;
  const words = useMessages('ComboBox', english);
  const { emptyText = words.empty, openLabel = words.open, disabled = false } = props;
  const ids = useFieldIds({ description, error });
  const line = useRef<HTMLDivElement>(null);
  const [scope, readScope] = useScope(line);
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { contains } = useFilter({ sensitivity: 'base' });
  const settings = {
    ...ids.described,
    label,
    isDisabled: disabled,
    isInvalid: error !== undefined,
    isRequired: props.required === true,
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
    value: selected,
    onChange: (key) => onSelect(key === null ? null : String(key)),
    onOpenChange: readScope,
  });
  const refs = { inputRef: input, buttonRef: toggle, listBoxRef: list, popoverRef: panel };
  const { labelProps, inputProps, buttonProps, listBoxProps } = useComboBox({ ...settings, ...refs }, state);
  const { buttonProps: toggleProps } = useButton(buttonProps, toggle);
  return (
    <>
      <FieldFrame
        kit="ComboBox"
        ids={ids}
        label={label}
        optionalHint={optionalHint}
        description={description}
        error={error}
        renderLabel={({ className, children }) => (
          <label id={labelProps.id} htmlFor={inputProps.id} className={className}>
            {children}
          </label>
        )}
      >
        <div ref={line} className={css.line}>
          <input
            {...inputProps}
            ref={input}
            className={cx(
              field.input,
              css.input,
              error !== undefined && field.invalid,
              disabled && field.disabled,
            )}
          />
          <button {...toggleProps} ref={toggle} aria-label={openLabel} className={css.toggle}>
            <Icon name="chevron-down" />
          </button>
        </div>
        {props.name !== undefined && <input type="hidden" name={props.name} value={selected ?? ''} />}
      </FieldFrame>
      <FloatingPanel trigger={line} state={state} scope={scope} panel={panel} isBeside>
        <OptionList state={state} field={listBoxProps} list={list} emptyText={emptyText} />
      </FloatingPanel>
    </>
  );
}
