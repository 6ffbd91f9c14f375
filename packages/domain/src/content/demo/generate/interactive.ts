import { componentCode, labelText, subjectBefore } from './parts.ts';
import { pascalName } from './names.ts';
import type { Recipe, Written } from './result.ts';
import { viewPage, type ViewElement } from './view.ts';

function counter(): Written {
  const view: ViewElement = {
    tag: 'button',
    attributes: { type: 'button' },
    bindings: { onClick: '() => setPresses(presses + 1)' },
    children: ['Pressed ', { code: 'presses', shown: '0' }, ' times'],
  };
  return {
    name: 'PressCounter',
    understood: 'Read as a button that counts its presses.',
    code: componentCode({
      name: 'PressCounter',
      state: ['const [presses, setPresses] = useState(0);'],
      view,
    }),
    preview: viewPage(view),
  };
}

function toDo(): Written {
  const view: ViewElement = {
    tag: 'section',
    children: [
      {
        tag: 'form',
        bindings: { action: 'add' },
        children: [
          {
            tag: 'label',
            children: [
              { tag: 'span', children: ['New task'] },
              { tag: 'input', attributes: { name: 'task' }, bindings: { required: 'true' } },
            ],
          },
          { tag: 'button', attributes: { type: 'submit' }, children: ['Add'] },
        ],
      },
      {
        tag: 'ul',
        children: [
          {
            loop: 'tasks.map((task) =>',
            element: {
              tag: 'li',
              bindings: { key: 'task' },
              children: [
                {
                  tag: 'label',
                  children: [
                    { tag: 'input', attributes: { type: 'checkbox' } },
                    { code: 'task', shown: '' },
                  ],
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
    name: 'TaskList',
    understood:
      'Read as a to-do list: you can add tasks and tick them off. It is kept until you leave the page.',
    code: componentCode({
      name: 'TaskList',
      state: [
        'const [tasks, setTasks] = useState<readonly string[]>([]);',
        'const add = (answers: FormData): void => {',
        `  const task = String(answers.get('task') ?? '').trim();`,
        `  if (task !== '' && !tasks.includes(task)) setTasks([...tasks, task]);`,
        '};',
      ],
      view,
    }),
    preview: viewPage(view),
  };
}

function search(): Written {
  const view: ViewElement = {
    tag: 'section',
    children: [
      {
        tag: 'label',
        children: [
          { tag: 'span', children: ['Search'] },
          {
            tag: 'input',
            attributes: { type: 'search' },
            bindings: { value: 'query', onChange: '(event) => setQuery(event.currentTarget.value)' },
          },
        ],
      },
      {
        tag: 'ul',
        children: [
          {
            loop: 'found.map((entry) =>',
            element: { tag: 'li', bindings: { key: 'entry' }, children: [{ code: 'entry', shown: '' }] },
            shown: [],
          },
        ],
      },
    ],
  };
  return {
    name: 'SearchList',
    understood: 'Read as a search field over a list. The entries are passed in.',
    code: componentCode({
      name: 'SearchList',
      props: [['entries', 'readonly string[]']],
      state: [
        `const [query, setQuery] = useState('');`,
        'const wanted = query.trim().toLowerCase();',
        'const found = entries.filter((entry) => entry.toLowerCase().includes(wanted));',
      ],
      view,
    }),
    preview: viewPage(view),
  };
}

function toggle(description: string): Written {
  const label = labelText(description) ?? (subjectBefore(description, '(?:toggle|switch)') || 'On');
  const view: ViewElement = {
    tag: 'label',
    children: [
      {
        tag: 'input',
        attributes: { type: 'checkbox' },
        bindings: { checked: 'isOn', onChange: '() => setIsOn(!isOn)' },
      },
      { tag: 'span', children: [label] },
    ],
  };
  return {
    name: 'OnOffSwitch',
    understood: `Read as a switch called “${label}” that is off at first.`,
    code: componentCode({ name: 'OnOffSwitch', state: ['const [isOn, setIsOn] = useState(false);'], view }),
    preview: viewPage(view),
  };
}

function button(description: string): Written {
  const label = labelText(description) ?? (subjectBefore(description, 'button') || 'Press');
  const name = `${pascalName(label, 'Press')}Button`;
  const view: ViewElement = {
    tag: 'button',
    attributes: { type: 'button' },
    bindings: { onClick: 'onPress' },
    children: [label],
  };
  return {
    name,
    understood: `Read as a button that says “${label}”. What happens on a press is passed in as onPress.`,
    code: componentCode({ name, props: [['onPress', '() => void']], view }),
    preview: viewPage(view),
  };
}

/** Components with state or a press handler. */
export const interactiveRecipes: readonly Recipe[] = [
  { when: /\bcounter\b|\bbutton\b.*\bcounts?\b/iu, write: counter },
  { when: /\bto-?do\b|\btask list\b|\bchecklist\b/iu, write: toDo },
  { when: /\bsearch(?: |able|$)/iu, write: search },
  { when: /\btoggle\b|\bswitch\b/iu, write: toggle },
  { when: /\bbutton\b/iu, write: button },
];
