'use client';
import type { ReactElement, ReactNode } from 'react';
import { chain } from 'react-aria/chain';
import { useButton } from 'react-aria/useButton';
import { useSelect } from 'react-aria/useSelect';
import { useSelectState } from 'react-stately/useSelectState';
import type { ControlProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
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

/** Props of every field that opens a list of options. */
export interface SelectFieldProps extends ControlProps<HTMLButtonElement> {
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

interface SelectControlProps {
  kit: string;
  mode: 'single' | 'multiple';
  /** Props of the field. */
  field: SelectFieldProps;
  /** Ids of the chosen options. */
  value: readonly string[];
  change: (value: readonly string[]) => void;
  error: string | undefined;
  /** Text of the button for the chosen options. */
  shown: (chosen: readonly SelectOption[]) => ReactNode;
  /** What a form submits. */
  children: ReactNode;
}

/** Button and list of a `Select` or `MultiSelect`. */
export function SelectControl(props: SelectControlProps): ReactElement {
  const { kit, mode, field, value, change, error, shown, children } = props;
  const {
    label,
    labelHidden,
    options,
    description,
    optionalHint,
    required = false,
    disabled = false,
  } = field;
  const words = useMessages('Select', english);
  const { placeholder = words.placeholder, emptyText = words.empty } = field;
  const trigger = useOwnRef<HTMLButtonElement>(field);
  const ids = useFieldIds({ description, error, 'aria-describedby': field['aria-describedby'] });
  const [scope, readScope] = useScope(trigger);
  const chosen = options.filter((option) => value.includes(option.id));
  const keys = chosen.map((option) => option.id);
  const settings = {
    ...ids.described,
    label,
    isDisabled: disabled,
    isInvalid: error !== undefined,
    isRequired: required,
    validationBehavior: 'aria',
  } as const;
  const state = useSelectState<SelectOption, 'single' | 'multiple'>({
    ...settings,
    items: options,
    children: asItem,
    disabledKeys: disabledIn(options),
    selectionMode: mode,
    value: mode === 'single' ? (keys[0] ?? null) : keys,
    onChange: (next) => {
      if (next !== null && field.readOnly !== true) change([next].flat().map(String));
    },
    onOpenChange: readScope,
    allowsEmptyCollection: true,
  });
  const { labelProps, triggerProps, valueProps, menuProps } = useSelect(
    field.id === undefined ? settings : { ...settings, id: field.id },
    state,
    trigger,
  );
  const { buttonProps } = useButton(triggerProps, trigger);
  const controlEvents = {
    onBlur: chain(buttonProps.onBlur, field.onBlur),
    onFocus: chain(buttonProps.onFocus, field.onFocus),
  };
  return (
    <>
      <FieldFrame
        kit={kit}
        root={field}
        ids={ids}
        label={label}
        labelHidden={labelHidden}
        optionalHint={optionalHint}
        description={description}
        error={error}
        renderLabel={(look) => <span {...look} {...labelProps} />}
      >
        {children}
        <button
          {...buttonProps}
          {...controlProps({
            ...field,
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
          {chosen.length === 1 && chosen[0]?.icon !== undefined && (
            <span className={muted}>{renderIcon(chosen[0].icon)}</span>
          )}
          <span {...valueProps} className={cx(css.value, chosen.length === 0 && muted)}>
            {chosen.length === 0 ? placeholder : shown(chosen)}
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
