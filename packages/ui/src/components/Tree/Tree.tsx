'use client';
import { useMemo, type ReactElement } from 'react';
import { useTree } from 'react-aria/useTree';
import { Item, type ItemProps } from 'react-stately/Item';
import { useTreeState } from 'react-stately/useTreeState';
import { rootProps } from '../../internal/rootProps.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import * as css from './Tree.css.ts';
import { isParent, placesIn } from './places.ts';
import { TreeNote, TreeRow } from './TreeRow.tsx';
import type { TreeItem, TreeProps } from './types.ts';

const none: readonly TreeItem[] = [];

/** Collection item for react-aria, with the items inside it. */
const asNode = ({ label, href, items = none }: TreeItem): ReactElement<ItemProps<TreeItem>> => (
  <Item textValue={label} childItems={items} {...(href !== undefined && { href })}>
    {label}
  </Item>
);

const strings = (keys: Iterable<string | number>): readonly string[] => [...keys].map(String);

/** Items inside of items, such as folders and files, with one line each. */
export function Tree(props: TreeProps): ReactElement {
  const { label, items, value, defaultValue, onChange, expanded, defaultExpanded, onExpand, onLoad } = props;
  const { onAction } = props;
  const words = useMessages('Tree', english);
  const { emptyText = words.empty, selectionMode = 'none' } = props;
  const root = useOwnRef<HTMLDivElement>(props);
  const places = useMemo(() => placesIn(items), [items]);
  const disabledKeys = useMemo(
    () => [...places.values()].flatMap(({ item }) => (item.disabled === true ? [item.id] : [])),
    [places],
  );
  const open = (keys: ReadonlySet<string | number>): void => {
    onExpand?.(strings(keys));
    for (const id of strings(keys)) {
      const item = places.get(id)?.item;
      if (item?.lazy === true && item.items === undefined && !state.expandedKeys.has(id)) onLoad?.(id);
    }
  };
  const state = useTreeState<TreeItem>({
    items,
    children: asNode,
    selectionMode,
    disabledKeys,
    ...(value !== undefined && { selectedKeys: value }),
    ...(defaultValue !== undefined && { defaultSelectedKeys: defaultValue }),
    onSelectionChange: (keys) => onChange?.(keys === 'all' ? [...places.keys()] : strings(keys)),
    ...(expanded !== undefined && { expandedKeys: expanded }),
    ...(defaultExpanded !== undefined && { defaultExpandedKeys: defaultExpanded }),
    onExpandedChange: open,
  });
  const { gridProps } = useTree(
    {
      'aria-label': label,
      ...(props.id !== undefined && { id: props.id }),
      ...(onAction !== undefined && { onAction: (key) => onAction(String(key)) }),
    },
    state,
    root,
  );
  return (
    <div {...gridProps} data-kit="Tree" {...rootProps(props, css.root)} ref={root}>
      {items.length === 0 && <TreeNote level={0}>{emptyText}</TreeNote>}
      {strings(state.collection.getKeys()).flatMap((id) => {
        const node = state.collection.getItem(id);
        const place = places.get(id);
        if (node === null || place === undefined) return [];
        const { item } = place;
        const isEmpty = state.expandedKeys.has(id) && isParent(item) && (item.items ?? none).length === 0;
        const note = item.lazy === true && item.items === undefined ? words.loading : words.inside;
        return [
          <TreeRow key={id} node={node} place={place} state={state} />,
          isEmpty && (
            <TreeNote key={`${id} inside`} level={node.level + 1} isBusy={note === words.loading}>
              {note}
            </TreeNote>
          ),
        ];
      })}
    </div>
  );
}
