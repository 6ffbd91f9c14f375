import { listedFields, phraseOf } from './names.ts';
import { componentCode } from './parts.ts';
import type { Recipe, Written } from './result.ts';
import { textLiteral, viewPage, type ViewElement } from './view.ts';

const named = /\b(?:plans|tiers|packages)\b(?::|,? (?:called|named):?) (?<names>[^.;!?]+)/iu;

const planType = `export interface PricingPlan {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly features: readonly string[];
}`;

function pricing(description: string): Written {
  const plans = listedFields(`with ${named.exec(description)?.groups?.['names'] ?? ''}`);
  const lines = plans.map(
    ({ label, key }) => `  { id: '${key}', name: ${textLiteral(label)}, price: '', features: [] },`,
  );
  const constant = `/** Fill in what each plan costs and includes. */
export const plans: readonly PricingPlan[] = [\n${lines.join('\n')}\n];`;
  const shown = (name: string): ViewElement => ({
    tag: 'li',
    children: [
      { tag: 'h3', children: [name] },
      { tag: 'button', attributes: { type: 'button' }, children: ['Choose'] },
    ],
  });
  const names = plans.length > 0 ? plans.map(({ label }) => label) : ['Plan', 'Plan'];
  const view: ViewElement = {
    tag: 'ul',
    children: [
      {
        loop: 'plans.map((plan) =>',
        element: {
          tag: 'li',
          bindings: { key: 'plan.id' },
          children: [
            { tag: 'h3', children: [{ code: 'plan.name', shown: '' }] },
            { tag: 'p', children: [{ code: 'plan.price', shown: '' }] },
            {
              tag: 'ul',
              children: [
                {
                  loop: 'plan.features.map((feature) =>',
                  element: {
                    tag: 'li',
                    bindings: { key: 'feature' },
                    children: [{ code: 'feature', shown: '' }],
                  },
                  shown: [],
                },
              ],
            },
            {
              tag: 'button',
              attributes: { type: 'button' },
              bindings: { onClick: '() => onChoose(plan)' },
              children: ['Choose'],
            },
          ],
        },
        shown: names.map(shown),
      },
    ],
  };
  const which =
    plans.length > 0
      ? `the plans ${phraseOf(plans)}. Fill in what each costs and includes`
      : 'plans that are passed in, each with its name, price and features';
  return {
    name: 'PricingTable',
    understood: `Read as a pricing table for ${which}. What happens on a choice is passed in as onChoose.`,
    code: componentCode({
      name: 'PricingTable',
      before: plans.length > 0 ? `${planType}\n\n${constant}` : planType,
      props: [
        ['plans', 'readonly PricingPlan[]'],
        ['onChoose', '(plan: PricingPlan) => void'],
      ],
      view,
    }),
    preview: viewPage(view),
  };
}

function calendar(): Written {
  const view: ViewElement = {
    tag: 'section',
    children: [
      {
        tag: 'label',
        children: [
          { tag: 'span', children: ['Day'] },
          {
            tag: 'input',
            attributes: { type: 'date' },
            bindings: { value: 'day', onChange: '(event) => setDay(event.currentTarget.value)' },
          },
        ],
      },
      {
        tag: 'ul',
        children: [
          {
            loop: 'free.map((slot) =>',
            element: {
              tag: 'li',
              bindings: { key: 'slot' },
              children: [
                {
                  tag: 'button',
                  attributes: { type: 'button' },
                  bindings: { onClick: '() => onBook(slot)' },
                  children: [{ code: 'slot.slice(11, 16)', shown: '' }],
                },
              ],
            },
            shown: [],
          },
        ],
      },
    ],
  };
  return {
    name: 'BookingCalendar',
    understood:
      'Read as a booking calendar: people choose a day, then one of its free times. The free times are passed in, such as 2030-05-01T09:30; what a booking does is passed in as onBook.',
    code: componentCode({
      name: 'BookingCalendar',
      props: [
        ['slots', 'readonly string[]'],
        ['onBook', '(slot: string) => void'],
      ],
      state: [
        `const [day, setDay] = useState('');`,
        `const free = slots.filter((slot) => slot.slice(0, 10) === day);`,
      ],
      view,
    }),
    preview: viewPage(view),
  };
}

/** Components with which people choose: a plan, or a time. */
export const choosingRecipes: readonly Recipe[] = [
  { when: /\bpric(?:ing|e) (?:table|plans?|page|section)\b/iu, write: pricing },
  { when: /\b(?:booking|appointments?) calendar\b|\bcalendar\b.*\b(?:book|appointment)/iu, write: calendar },
];
