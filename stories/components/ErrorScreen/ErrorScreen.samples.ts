import { fn } from 'storybook/test';

export const retry = fn();
