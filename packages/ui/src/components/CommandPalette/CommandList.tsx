import type { HTMLAttributes, ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import * as floating from '../../internal/floating.css.ts';
import { note } from '../../internal/text.css.ts';
import { renderIcon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as css from './CommandPalette.css.ts';
import type { Command, CommandGroup, CommandPaletteProps } from './types.ts';

interface CommandListProps extends Pick<CommandPaletteProps, 'platform'> {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  setActive: (command: Command) => void;
  run: (command: Command) => void;
}

const reveal = (row: HTMLElement | null): void => {
  row?.scrollIntoView({ block: 'nearest' });
};

/** Groups of commands; focus stays in the search field. */
export function CommandList(props: CommandListProps): ReactElement {
  const { id, label, groups, active, setActive, run, platform } = props;
  // Keys belong to the search field, which keeps focus.
  const pointing = (command: Command): HTMLAttributes<HTMLElement> => ({
    onMouseDown: (event) => event.preventDefault(),
    onPointerMove: () => command.disabled !== true && setActive(command),
    onClick: () => run(command),
  });
  return (
    <div id={id} role="listbox" aria-label={label} className={cx(floating.list, css.list)}>
      {groups.map((group) => (
        <div
          key={group.id}
          role="group"
          aria-labelledby={`${id}-${group.id}-title`}
          className={floating.group}
        >
          <div
            id={`${id}-${group.id}-title`}
            role="presentation"
            data-part="title"
            className={floating.title}
          >
            {group.title}
          </div>
          {group.commands.map((command) => (
            <div
              key={command.id}
              id={`${id}-${command.id}`}
              ref={command === active ? reveal : undefined}
              role="option"
              tabIndex={-1}
              aria-selected={command === active}
              {...(command.disabled === true && { 'aria-disabled': true })}
              {...(command === active && { 'data-focused': true })}
              data-part="command"
              className={cx(floating.item, css.item)}
              {...pointing(command)}
            >
              {command.icon !== undefined && renderIcon(command.icon)}
              <span className={floating.words}>
                {command.label}
                {command.description !== undefined && (
                  <span className={cx(note, floating.more)}>{command.description}</span>
                )}
              </span>
              {command.keys !== undefined && <Kbd keys={command.keys} platform={platform} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
