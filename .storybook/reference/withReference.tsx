import type { Decorator } from '@storybook/react-vite';
import { LoneFunctions } from './context.ts';
import { loneFunctions } from './kitReference.ts';

/** Gives a page of the showcase the functions to list. */
export const withReference: Decorator = (Story) => (
  <LoneFunctions value={loneFunctions()}>
    <Story />
  </LoneFunctions>
);
