import { fn } from 'storybook/test';

export const pay = fn();
