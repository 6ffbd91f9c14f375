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
  /** What to choose; always visible. */
  label: string;
  /** What can be chosen; keep the objects and long lists stay fast. */
  options: readonly SelectOption[];
  /** Id of the chosen one, or null. */
  selected: string | null;
  /** Called with the id that is wanted, or null when the field was emptied. */
  onSelect: (id: string | null) => void;
  /** Name in a form. */
  name?: string | undefined;
  /** An example of what to look for; never the only label. */
  placeholder?: string | undefined;
  /** What to say when nothing matches. @default 'Nothing matches.' */
  emptyText?: string | undefined;
  /** Name of the button that opens the list. @default 'Show all' */
  openLabel?: string | undefined;
  /** A sentence of help under the field. */
  description?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** The form cannot be sent without it. */
  required?: boolean | undefined;
  /** A word such as 'optional' beside the label. */
  optionalHint?: string | undefined;
  /** Nothing can be chosen now. */
  disabled?: boolean | undefined;
}

/** One choice from a list that narrows while its name is typed. */
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
              disabled && field.off,
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
