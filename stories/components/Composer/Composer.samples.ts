import { fn } from 'storybook/test';

export const stop = fn();
