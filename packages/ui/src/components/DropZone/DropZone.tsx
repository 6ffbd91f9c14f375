'use client';
import { useContext, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { announce } from '../../internal/announcer.ts';
import { cx } from '../../internal/cx.ts';
import { checkFiles, type FileRules, type Problem } from '../../internal/files/checkFiles.ts';
import { useFileTexts } from '../../internal/files/useFileTexts.ts';
import { controlProps } from '../../internal/rootProps.ts';
import { useField, type ControlProps, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { LanguageContext, useMessages } from '../../messages/context.ts';
import { Attachment } from '../Attachment/Attachment.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { FieldFrame, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as field from '../TextField/TextField.css.ts';
import * as css from './DropZone.css.ts';
import { english } from './messages.ts';
import { useDrop } from './useDrop.ts';

export interface DropZoneProps extends ControlProps, ValueProps<readonly File[]>, FileRules {
  /** Visible label. */
  label: string;
  /** Text in the zone. @default 'Drop a file here, or press to choose' */
  prompt?: string | undefined;
  /** Help under the field, before the accepted types and the size limit. */
  description?: ReactNode;
  /** Note beside the label, such as 'optional'. */
  optionalHint?: string | undefined;
}

const none: readonly File[] = [];

const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Makes the input hold these files, so that a form sends them and the browser can check `required`. */
function hold(input: HTMLInputElement | null, files: readonly File[]): void {
  if (input === null) return;
  const held = [...(input.files ?? [])];
  if (held.length === files.length && held.every((file, index) => file === files[index])) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** Field for files, which can be dropped, pasted, or chosen in the file dialog. */
export function DropZone({ ref, ...props }: DropZoneProps): ReactElement {
  const words = useMessages('DropZone', english);
  const texts = useFileTexts(props);
  const { locale } = useContext(LanguageContext);
  const { label, name, form, required, accept, multiple = false, maxSize, disabled = false } = props;
  const { prompt = multiple ? words.several : words.one } = props;
  const input = useOwnRef<HTMLInputElement>({ ref });
  const [rejected, setRejected] = useState<string>();
  const state = useField({ ...props, initial: props.defaultValue ?? none }, input);
  const { value: files, change } = state;
  const error = rejected ?? state.error;
  const limits = texts.limits;
  const description =
    props.description === undefined || limits === undefined ? (
      (props.description ?? limits)
    ) : (
      <>
        {props.description} {limits}
      </>
    );
  const ids = useFieldIds({ ...props, description, error });
  useLayoutEffect(() => hold(input.current, files), [input, files]);

  const take = (given: readonly File[], folders: readonly Problem[]): void => {
    const { accepted, problems } = checkFiles(given, { accept, multiple, maxSize });
    const wrong = texts.problems([...folders, ...problems]);
    const known = new Set(multiple ? files.map(keyOf) : []);
    const added = accepted.filter((file) => !known.has(keyOf(file)));
    setRejected(wrong);
    announce(wrong ?? '', 'assertive');
    if (added.length === 0) {
      hold(input.current, files);
      return;
    }
    announce(words.added(new Intl.ListFormat(locale).format(added.map((file) => file.name))));
    change(multiple ? [...files, ...added] : added);
  };
  const { isOver, zone } = useDrop(disabled, take);
  const remove = (file: File): void => {
    setRejected(undefined);
    change(files.filter((one) => one !== file));
    input.current?.focus();
  };
  return (
    <FieldFrame
      kit="DropZone"
      root={props}
      ids={ids}
      label={label}
      optionalHint={props.optionalHint}
      description={description}
      error={error}
    >
      <div
        {...zone}
        data-part="zone"
        data-over={isOver || undefined}
        className={cx(
          css.zone,
          error !== undefined && field.invalid,
          disabled && field.disabled,
          isOver && css.over,
        )}
      >
        <Icon name="arrow-up" size="xl" />
        <span>{isOver ? words.drop : prompt}</span>
        <input
          {...controlProps(props)}
          {...{ name, form, required, accept, multiple, disabled }}
          {...ids.described}
          ref={input}
          type="file"
          data-part="control"
          id={ids.field}
          aria-invalid={error === undefined ? undefined : true}
          className={css.input}
          onInvalid={state.onInvalid}
          // A file dialog that was cancelled changes nothing.
          onChange={({ currentTarget }) => take([...(currentTarget.files ?? [])], [])}
        />
      </div>
      {files.length > 0 && (
        <ul aria-label={label} data-part="files" className={css.files}>
          {files.map((file) => (
            <li key={keyOf(file)}>
              <Attachment
                name={file.name}
                size={texts.size(file.size)}
                onRemove={disabled ? undefined : () => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
