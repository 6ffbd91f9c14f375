'use client';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { chain } from 'react-aria/chain';
import { useButton } from 'react-aria/useButton';
import { useSelect } from 'react-aria/useSelect';
import { useSelectState } from 'react-stately/useSelectState';
import { useField, type ControlProps, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { HiddenValue } from '../../internal/HiddenValue.tsx';
import { controlProps } from '../../internal/rootProps.ts';
import { asItem, disabledIn } from '../../internal/asItem.tsx';
import { cx } from '../../internal/cx.ts';
import { FloatingPanel } from '../../internal/FloatingPanel.tsx';
import { muted } from '../../internal/text.css.ts';
import { useScope } from '../../internal/useScope.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon, renderIcon } from '../Icon/Icon.tsx';
import { FieldFrame, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as styles from '../TextField/TextField.css.ts';
import { english } from './messages.ts';
import { OptionList, type SelectOption } from './OptionList.tsx';
import * as css from './Select.css.ts';

export interface SelectProps extends ControlProps<HTMLButtonElement>, ValueProps<string | null, string> {
  /** Field label; visible unless `labelHidden`. */
  label: string;
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Options; keep object identity stable so that long lists stay fast. */
  options: readonly SelectOption[];
  /** Text shown while nothing is selected. @default 'Choose…' */
  placeholder?: string | undefined;
  /** Text shown when there are no options. @default 'No options.' */
  emptyText?: string | undefined;
  /** Help text under the field. */
  description?: ReactNode;
  /** Note beside the label, such as 'optional'. */
  optionalHint?: string | undefined;
  /** Shows the choice without letting the user change it. @default false */
  readOnly?: boolean | undefined;
}

/** Single choice from a dropdown list. */
export function Select(props: SelectProps): ReactElement {
  const {
    label,
    labelHidden,
    options,
    onChange,
    description,
    optionalHint,
    name,
    form,
    required = false,
  } = props;
  const words = useMessages('Select', english);
  const { placeholder = words.placeholder, emptyText = words.empty, disabled = false } = props;
  const trigger = useOwnRef<HTMLButtonElement>(props);
  const hidden = useRef<HTMLInputElement>(null);
  const field = useField<string | null>(
    {
      ...props,
      initial: props.defaultValue ?? null,
      onChange: (key) => key !== null && onChange?.(key),
    },
    hidden,
  );
  const { error, value } = field;
  const ids = useFieldIds({ description, error, 'aria-describedby': props['aria-describedby'] });
  const [scope, readScope] = useScope(trigger);
  const chosen = options.find((option) => option.id === value);
  const settings = {
    ...ids.described,
    label,
    isDisabled: disabled,
    isInvalid: error !== undefined,
    isRequired: required,
    validationBehavior: 'aria',
  } as const;
  const state = useSelectState<SelectOption>({
    ...settings,
    items: options,
    children: asItem,
    disabledKeys: disabledIn(options),
    value: chosen?.id ?? null,
    onChange: (key) => {
      if (key !== null && props.readOnly !== true) field.change(String(key));
    },
    onOpenChange: readScope,
    allowsEmptyCollection: true,
  });
  const { labelProps, triggerProps, valueProps, menuProps } = useSelect(
    props.id === undefined ? settings : { ...settings, id: props.id },
    state,
    trigger,
  );
  const { buttonProps } = useButton(triggerProps, trigger);
  const controlEvents = {
    onBlur: chain(buttonProps.onBlur, props.onBlur),
    onFocus: chain(buttonProps.onFocus, props.onFocus),
  };
  return (
    <>
      <FieldFrame
        kit="Select"
        root={props}
        ids={ids}
        label={label}
        labelHidden={labelHidden}
        optionalHint={optionalHint}
        description={description}
        error={error}
        renderLabel={(shown) => <span {...shown} {...labelProps} />}
      >
        <HiddenValue
          ref={hidden}
          value={chosen?.id ?? ''}
          onInvalid={field.onInvalid}
          {...{ name, form, required, disabled }}
        />
        <button
          {...buttonProps}
          {...controlProps({
            ...props,
            'aria-describedby': undefined,
            'aria-labelledby': undefined,
            id: undefined,
          })}
          {...controlEvents}
          data-part="control"
          ref={trigger}
          className={cx(
            styles.input,
            css.trigger,
            error !== undefined && styles.invalid,
            disabled && styles.disabled,
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
