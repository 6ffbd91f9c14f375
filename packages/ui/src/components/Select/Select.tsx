'use client';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useButton } from 'react-aria/useButton';
import { HiddenSelect, useSelect } from 'react-aria/useSelect';
import { useSelectState } from 'react-stately/useSelectState';
import { asItem, disabledIn } from '../../internal/asItem.tsx';
import { cx } from '../../internal/cx.ts';
import { FloatingPanel } from '../../internal/FloatingPanel.tsx';
import { muted } from '../../internal/text.css.ts';
import { useScope } from '../../internal/useScope.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon, renderIcon } from '../Icon/Icon.tsx';
import { FieldFrame, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as field from '../TextField/TextField.css.ts';
import { english } from './messages.ts';
import { OptionList, type SelectOption } from './OptionList.tsx';
import * as css from './Select.css.ts';

export interface SelectProps {
  /** Field label; visible unless `labelHidden`. */
  label: string;
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Options; keep object identity stable so that long lists stay fast. */
  options: readonly SelectOption[];
  /** Id of the selected option, or null. */
  selected: string | null;
  /** Called with the id of the selected option. */
  onSelect: (id: string) => void;
  /** Form field name. */
  name?: string | undefined;
  /** Text shown while nothing is selected. @default 'Choose…' */
  placeholder?: string | undefined;
  /** Text shown when there are no options. @default 'No options.' */
  emptyText?: string | undefined;
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

/** Single choice from a dropdown list. */
export function Select(props: SelectProps): ReactElement {
  const { label, labelHidden, options, selected, onSelect, description, error, optionalHint, name } = props;
  const words = useMessages('Select', english);
  const { placeholder = words.placeholder, emptyText = words.empty, disabled = false } = props;
  const ids = useFieldIds({ description, error });
  const trigger = useRef<HTMLButtonElement>(null);
  const [scope, readScope] = useScope(trigger);
  const chosen = options.find((option) => option.id === selected);
  const settings = {
    ...ids.described,
    label,
    isDisabled: disabled,
    isInvalid: error !== undefined,
    isRequired: props.required === true,
    validationBehavior: 'aria',
    ...(name !== undefined && { name }),
  } as const;
  const state = useSelectState<SelectOption>({
    ...settings,
    items: options,
    children: asItem,
    disabledKeys: disabledIn(options),
    value: chosen?.id ?? null,
    onChange: (key) => {
      if (key !== null) onSelect(String(key));
    },
    onOpenChange: readScope,
    allowsEmptyCollection: true,
  });
  const { labelProps, triggerProps, valueProps, menuProps, hiddenSelectProps } = useSelect(
    settings,
    state,
    trigger,
  );
  const { buttonProps } = useButton(triggerProps, trigger);
  return (
    <>
      <FieldFrame
        kit="Select"
        ids={ids}
        label={label}
        labelHidden={labelHidden}
        optionalHint={optionalHint}
        description={description}
        error={error}
        renderLabel={(shown) => <span {...shown} {...labelProps} />}
      >
        {name !== undefined && <HiddenSelect {...hiddenSelectProps} />}
        <button
          {...buttonProps}
          ref={trigger}
          className={cx(
            field.input,
            css.trigger,
            error !== undefined && field.invalid,
            disabled && field.disabled,
          )}
        >
          {chosen?.icon !== undefined && <span className={muted}>{renderIcon(chosen.icon)}</span>}
          <span {...valueProps} className={cx(css.value, chosen === undefined && muted)}>
            {chosen?.label ?? placeholder}
          </span>
          <Icon name="chevron-down" />
        </button>
      </FieldFrame>
      <FloatingPanel trigger={trigger} state={state} scope={scope} labelledBy={menuProps['aria-labelledby']}>
        <OptionList state={state} field={menuProps} emptyText={emptyText} />
      </FloatingPanel>
    </>
  );
}
