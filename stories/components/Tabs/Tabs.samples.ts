import { type TabItem } from '@saywright/ui';

export const tab = (label: string): TabItem => ({
  id: label.toLowerCase(),
  label,
  content: `What ${label} shows.`,
});
