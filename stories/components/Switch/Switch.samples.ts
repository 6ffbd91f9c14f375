import { fn } from 'storybook/test';

export const onDisabled = fn();
