import type { ReactElement } from 'react';
import { Item, type ItemProps } from 'react-stately/Item';

interface Listed {
  readonly label: string;
  readonly href?: string | undefined;
}

/** What react-aria must know of something in a list: its words to type ahead, and where it leads. How it is drawn is not its concern. */
export const asItem = <T extends Listed>({ label, href }: T): ReactElement<ItemProps<T>> => (
  <Item textValue={label} {...(href !== undefined && { href })}>
    {label}
  </Item>
);

/** The keys of what cannot be used now. */
export const disabledIn = (
  items: readonly { readonly id: string; readonly disabled?: boolean | undefined }[],
): readonly string[] => items.filter(({ disabled = false }) => disabled).map(({ id }) => id);
