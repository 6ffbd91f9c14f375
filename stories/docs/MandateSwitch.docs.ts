import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'One rule of a mandate with the switch that puts it in force.',
  when: 'For rules somebody reads before switching them.',
  whenNot: 'For a setting whose label says it all.',
  alternatives: ['Switch', 'Checkbox'],
  keyboard: [
    { keys: 'Space', does: 'Puts the rule in force, or takes it out', story: 'NotInForce' },
    { keys: 'Enter', does: 'The same', story: 'NotInForce' },
  ],
  announces: ['“switch”, its title, and on or off.'],
  content: ['The title states the rule: “No change without a plan”. The text says what it stops.'],
};
