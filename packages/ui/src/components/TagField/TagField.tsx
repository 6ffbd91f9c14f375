'use client';
import {
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useField, type ControlProps, type ValueProps } from '../../internal/useField.ts';
import { controlProps } from '../../internal/rootProps.ts';
import { announce } from '../../internal/announcer.ts';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { FieldFrame, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as field from '../TextField/TextField.css.ts';
import { english, type TagFieldTexts } from './messages.ts';
import * as css from './TagField.css.ts';
import { TagList } from './TagList.tsx';
import { useTagRemoval } from './useTagRemoval.ts';

/** Handle of a `TagField`, for saving a form. */
export interface TagFieldHandle {
  /** Adds text that is typed but not confirmed, clears the input and returns all tags. */
  readonly addTyped: () => readonly string[];
}

export interface TagFieldProps extends ControlProps, ValueProps<readonly string[]> {
  /** Visible label. */
  label: string;
  /** Returns the tags with one added, or the same tags if it adds nothing. @default each once, letter for letter */
  withTag?: ((tags: readonly string[], tag: string) => readonly string[]) | undefined;
  /** Label of the button that adds a tag. @default 'Add' */
  addLabel?: string | undefined;
  /** Help text under the field. */
  description?: ReactNode;
  /** Note beside the label, such as 'optional'. */
  optionalHint?: string | undefined;
  /** Example tag; not a substitute for the label. */
  placeholder?: string | undefined;
  /** Translated texts; those left out keep their default. */
  texts?: Partial<TagFieldTexts> | undefined;
  /** Handle that adds unconfirmed text before the form is saved. */
  handle?: Ref<TagFieldHandle> | undefined;
}

const none: readonly string[] = [];

function eachOnce(tags: readonly string[], tag: string): readonly string[] {
  return tags.includes(tag) ? tags : [...tags, tag];
}

/** Field for tags: Enter or the button adds one; commas separate several. */
export function TagField({ handle, ref, ...props }: TagFieldProps): ReactElement {
  const fixed = useMessages('TagField', english);
  const texts = { ...fixed, ...props.texts };
  const { label, withTag = eachOnce, addLabel = texts.add, disabled = false } = props;
  const { placeholder, description, optionalHint } = props;
  const [draft, setDraft] = useState('');
  const [duplicate, setDuplicate] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const state = useField({ ...props, initial: props.defaultValue ?? none }, input);
  const { value: tags, change: onChange } = state;
  const error = duplicate === undefined ? state.error : texts.duplicate(duplicate);
  const ids = useFieldIds({ ...props, description, error });
  const list = useRef<HTMLUListElement>(null);
  const remove = useTagRemoval({ tags, onChange, texts }, input, list);

  const add = (): readonly string[] => {
    let next = tags;
    let again: string | undefined;
    for (const part of draft.split(',')) {
      const tag = part.trim().replaceAll(/\s+/g, ' ');
      if (tag === '') continue;
      const more = withTag(next, tag);
      if (more === next && next.includes(tag)) again = tag;
      next = more;
    }
    setDuplicate(again);
    setDraft(again ?? '');
    if (next !== tags) {
      onChange(next);
      announce(texts.added(next.filter((tag) => !tags.includes(tag))));
    }
    return next;
  };
  useImperativeHandle(handle, () => ({
    addTyped: () => {
      const all = add();
      setDraft('');
      setDuplicate(undefined);
      return all;
    },
  }));
  const onKeyDown = (event: KeyboardEvent): void => {
    // During IME composition, Enter belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && draft.trim() !== '') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && draft === '' && !event.repeat) {
      // Moves focus to the last tag instead of removing it unexpectedly.
      [...(list.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    }
  };
  return (
    <FieldFrame
      kit="TagField"
      root={props}
      ids={ids}
      label={label}
      optionalHint={optionalHint}
      description={description}
      error={error}
    >
      <div className={css.line}>
        <input
          {...controlProps(props)}
          ref={input}
          data-part="control"
          form={props.form}
          required={props.required === true && tags.length === 0}
          onInvalid={state.onInvalid}
          id={ids.field}
          value={draft}
          placeholder={placeholder}
          disabled={disabled}
          autoComplete="off"
          enterKeyHint="enter"
          aria-invalid={error === undefined ? undefined : true}
          {...ids.described}
          className={cx(field.input, error !== undefined && field.invalid, disabled && field.disabled)}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            setDuplicate(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <Button
          icon="plus"
          disabled={disabled}
          onClick={() => {
            add();
            input.current?.focus();
          }}
        >
          {addLabel}
        </Button>
      </div>
      {props.name !== undefined &&
        tags.map((tag) => (
          <input
            key={tag}
            type="hidden"
            name={props.name}
            form={props.form}
            disabled={disabled}
            value={tag}
          />
        ))}
      {tags.length > 0 && (
        <TagList
          ref={list}
          label={label}
          tags={tags}
          onRemove={disabled ? undefined : remove}
          removeLabel={texts.remove}
        />
      )}
    </FieldFrame>
  );
}
