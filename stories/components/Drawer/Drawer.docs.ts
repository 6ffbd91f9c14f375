import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Overlays',
  status: 'preview',
  summary: 'A modal panel at the side of the window.',
  when: 'To view or edit one item of a list and return to the list, or for filters and navigation on small screens.',
  whenNot: 'For a short question, for content that people need together with the page, or for several steps.',
  alternatives: ['Dialog', 'ConfirmDialog', 'SplitLayout'],
  usage: [
    'A drawer has the full height of the window, so it holds more than a Dialog: the details of an order, a form of up to ten fields, a list of filters. It still covers the page. If people compare its content with the page, use a SplitLayout.',
    'It opens at the end of the line, away from the navigation. The start is for navigation. On a phone it rises from the bottom, whatever its side.',
    'Focus moves into it and returns to the button that opened it. While its action is running, set busy, and it stays open until the result is known. Never open a drawer from a drawer.',
  ],
  anatomy: [
    { part: 'Backdrop', does: 'Covers the page behind; a press on it closes the drawer.' },
    { part: 'Title', does: 'Names the item or the task.' },
    { part: 'Close button', does: 'Always present.' },
    { part: 'Content', does: 'Scrolls when it is too tall.' },
    { part: 'Footer', does: 'Buttons at the bottom edge, the main one last.' },
  ],
  sizes:
    '20, 28 or 44 rem wide and as tall as the window. Content has 24 px of padding. On a phone it fills the width, is as tall as its content and leaves at least 32 px of the page.',
  keyboard: [
    { keys: 'Tab, Shift and Tab', does: 'Cycle inside the drawer', story: 'TabStaysInside' },
    { keys: 'Escape', does: 'Closes it; focus returns to the trigger', story: 'EscapeCloses' },
    { keys: 'Escape while pending', does: 'Nothing', story: 'BusyStaysOpenTest' },
  ],
  announces: ['“Dialog” and its title when it opens.'],
  content: ['The title names the item or the task; the last button repeats its verb.'],
  edgeCases: { optionalMissing: 'WithoutFooter', pending: 'BusyStaysOpen' },
  since: '0.1.0',
};
