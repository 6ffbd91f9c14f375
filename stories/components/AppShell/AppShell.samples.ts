import { fn } from 'storybook/test';

export const onToggle = fn();
