import type { ReactElement } from 'react';
import { Item, type ItemProps } from 'react-stately/Item';

interface Listed {
  readonly label: string;
  readonly href?: string | undefined;
}

/** Collection item for react-aria: text for type-ahead, and link address. Rendering happens elsewhere. */
export const asItem = <T extends Listed>({ label, href }: T): ReactElement<ItemProps<T>> => (
  <Item textValue={label} {...(href !== undefined && { href })}>
    {label}
  </Item>
);

/** Keys of the disabled items. */
export const disabledIn = (
  items: readonly { readonly id: string; readonly disabled?: boolean | undefined }[],
): readonly string[] => items.filter(({ disabled = false }) => disabled).map(({ id }) => id);
