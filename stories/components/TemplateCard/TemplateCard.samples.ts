import { fn } from 'storybook/test';

export const use = fn();
