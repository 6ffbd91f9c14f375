import type { DemoType } from './types.ts';

/** More descriptions to try for each type of example; the generator can write code for all of them. */
export const demoVariations: Readonly<Record<DemoType, readonly string[]>> = {
  component: [
    'A contact form with a name, an email and a message',
    'A product card with a name, a price and a description',
    'A to-do list where tasks can be ticked off',
  ],
  function: [
    'A function that converts miles to kilometers',
    'A function that groups orders by status',
    'A function that takes a 20 percent discount off a price',
  ],
  api: [
    'An API that creates a customer with a name and an email',
    'An API that returns a product by its id',
    'An API that deletes a comment by its id',
  ],
  database: [
    'A products table with a unique name, a price and a stock',
    'A tasks table with a title, an optional due date and a status that can be new, started or done',
    'A notes table with a title, where people only see their own',
  ],
};
