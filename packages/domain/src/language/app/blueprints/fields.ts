import type { AppField } from '../spec.ts';

/** A line of text, required unless said otherwise. */
export const text = (name: string, label: string, more: Partial<AppField> = {}): AppField => ({
  name,
  label,
  type: 'text',
  required: true,
  ...more,
});
/** A text of several lines. */
export const long = (name: string, label: string, more: Partial<AppField> = {}): AppField => ({
  name,
  label,
  type: 'long',
  ...more,
});
/** A moment that must be given. */
export const moment = (name: string, label: string): AppField => ({
  name,
  label,
  type: 'moment',
  required: true,
});
/** What the owner decides about a row that somebody entered; the first choice is that of a new row. */
export const statusOf = (...choices: readonly [string, ...string[]]): AppField =>
  text('status', 'Status', { choices, first: choices[0], required: true });

export const name = text('name', 'Name');
export const title = text('title', 'Title');
export const place = text('place', 'Place', { required: false });
export const description = long('description', 'Description');
export const body = long('body', 'Text', { required: true });
export const note = long('note', 'Note');
/** Words for pictures. */
export const pictures = /pictures?|photos?|images?|pics?/u;
/** The address of an image, where the sentence asks for images. */
export const picture: AppField = {
  name: 'picture',
  label: 'Address of a picture',
  type: 'picture',
  words: pictures,
};
/** What staff replies, where the sentence asks for replies. */
export const answer = long('answer', 'Answer', { ofStaff: true });
/** A note only where the sentence asks for notes. */
export const askedNote: AppField = { ...note, words: /notes?/u };
export const message = long('message', 'Message', { required: true });
export const price: AppField = { name: 'price', label: 'Price', type: 'money', required: true };
export const quantity: AppField = {
  name: 'quantity',
  label: 'Quantity',
  type: 'whole-number',
  required: true,
};
export const startsAt = moment('starts_at', 'Starts');
/** A time that people choose: still to come, and taken once where only one is served at a time. */
export const chosenTime = (field: AppField, slot?: AppField['slot']): AppField => ({
  ...field,
  isAhead: true,
  ...(slot && { slot }),
});
/** How to reach who books. */
export const contact: readonly AppField[] = [text('name', 'Name'), text('phone', 'Phone')];
export const due: AppField = { name: 'due', label: 'Due', type: 'date', words: /due dates?|deadlines?/u };
export const phone: AppField = {
  name: 'phone',
  label: 'Phone',
  type: 'text',
  words: /phones?(?: numbers?)?/u,
};
export const email: AppField = { name: 'email', label: 'Email', type: 'email', required: true };
