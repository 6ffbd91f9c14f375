'use client';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { note } from '../../internal/text.css.ts';
import { cx } from '../../internal/cx.ts';
import * as floating from '../../internal/floating.css.ts';
import { useMessages } from '../../messages/context.ts';
import { DialogFrame, dialogLook } from '../Dialog/DialogFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CommandList } from './CommandList.tsx';
import * as css from './CommandPalette.css.ts';
import { matches, shownGroups } from './matching.ts';
import { english } from './messages.ts';
import type { Command, CommandPaletteProps } from './types.ts';
import { useModK } from './useModK.ts';

/** Search field and list; mounted while the palette is open, so the search starts empty each time. */
function Search(props: CommandPaletteProps): ReactElement {
  const words = useMessages('CommandPalette', english);
  const { groups, onToggle, onRun, filter = matches, recent = [], platform } = props;
  const { label = words.label, placeholder = words.placeholder, emptyText = words.empty } = props;
  const [text, setText] = useState('');
  const [chosen, setActive] = useState<Command>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  const all = groups.flatMap((group) => group.commands);
  const used = recent.flatMap((one) => all.find((command) => command.id === one) ?? []);
  const shown = shownGroups(groups, text.trim(), filter, {
    id: 'recent',
    title: words.recent,
    commands: used,
  });
  const able = shown.flatMap((group) => group.commands).filter((command) => command.disabled !== true);
  const active = able.find((command) => command.id === chosen?.id) ?? able[0];
  const run = (command: Command): void => {
    if (command.disabled === true) return;
    onToggle(false);
    onRun(command.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (active === undefined || event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === 0) run(active);
    else setActive(able.at((able.indexOf(active) + step) % able.length));
  };
  return (
    <>
      <div data-part="head" className={css.head}>
        <Icon name="search" />
        <input
          ref={input}
          role="combobox"
          aria-label={label}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(active !== undefined && { 'aria-activedescendant': `${id}-list-${active.id}` })}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          data-part="control"
          className={css.input}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={words.close} onClick={() => onToggle(false)} />
      </div>
      {shown.length > 0 && (
        <CommandList id={`${id}-list`} groups={shown} {...{ label, active, setActive, run, platform }} />
      )}
      <div role="status" className={cx(shown.length === 0 && css.list)}>
        {shown.length === 0 && <p className={cx(note, floating.empty, css.empty)}>{emptyText}</p>}
      </div>
    </>
  );
}

/** Dialog that finds and runs commands from the keyboard. */
export function CommandPalette(props: CommandPaletteProps): ReactElement {
  const words = useMessages('CommandPalette', english);
  const { open, onToggle, label = words.label, shortcut = true } = props;
  useModK(shortcut, () => onToggle(!open));
  return (
    <DialogFrame
      kit="CommandPalette"
      root={{ ...props, 'aria-label': label }}
      role="dialog"
      open={open}
      onClose={() => onToggle(false)}
      busy={false}
      closesOutside
      look={dialogLook('md')}
    >
      <Search {...props} />
    </DialogFrame>
  );
}
