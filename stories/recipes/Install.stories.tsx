import type { Meta, StoryObj } from '@storybook/react-vite';
import { Recipe } from './recipe.tsx';

const install = {
  title: 'Install it',
  text: 'The kit brings its own dependencies; React 19 is yours.',
  file: 'Terminal',
  code: 'npm install @saywright/ui react react-dom',
};

const meta = {
  title: 'Recipes/Install',
  component: Recipe,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Recipe>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vite: Story = {
  args: {
    title: 'Install in Vite',
    lead: 'No plugin is needed: the kit is plain JavaScript and plain CSS.',
    steps: [
      install,
      {
        title: 'Load the styles and use it',
        text: 'The script never imports styles, so you load them once.',
        file: 'src/main.tsx',
        language: 'tsx',
        code: `import '@saywright/ui/styles.css';
import { Button } from '@saywright/ui/Button';
import { ToastRegion } from '@saywright/ui/ToastRegion';
import { toast } from '@saywright/ui/Toast';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(
  <>
    <Button variant="primary" onClick={() => toast({ title: 'Saved', tone: 'success' })}>Save</Button>
    <ToastRegion />
  </>,
);`,
      },
    ],
    notes: [
      'Each component has a subpath of its own: what you do not import, you do not ship.',
      'To load fewer styles, take css/base.css and those that css/needs.json lists for your components, in that order.',
      'The styles stand in cascade layers, so your own unlayered styles always win.',
    ],
  },
};

export const Next: Story = {
  args: {
    title: 'Install in Next',
    lead: 'What needs a browser says “use client” by itself; all else is drawn by a server component.',
    steps: [
      install,
      {
        title: 'Load the styles in the root layout',
        text: 'The script before the paint is a file of yours: copy it from the package into public.',
        file: 'app/layout.tsx',
        language: 'tsx',
        code: `import '@saywright/ui/styles.css';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="dark" suppressHydrationWarning>
      <head>
        <script src="/prepaint.js" data-prefix="acme" />
      </head>
      <body>{children}</body>
    </html>
  );
}`,
      },
      {
        title: 'Use what stands still in a server component',
        text: 'A card, a badge, a figure need no script at all.',
        file: 'app/page.tsx',
        language: 'tsx',
        code: `import { Card } from '@saywright/ui/Card';
import { StatCard } from '@saywright/ui/StatCard';

export default function Page() {
  return (
    <Card title="Today">
      <StatCard label="Orders" value="318" />
    </Card>
  );
}`,
      },
    ],
    notes: [
      'Handlers such as onClick belong in a file of yours that says “use client”, as always.',
      'MessagesProvider takes functions, so it belongs in such a file, too.',
    ],
  },
};

export const PlainHtml: Story = {
  name: 'Plain HTML',
  args: {
    title: 'Plain HTML and CSS variables',
    lead: 'Without React the tokens are there all the same: colours, type, space and themes as CSS variables.',
    steps: [
      {
        title: 'Link the base',
        text: 'It sets the variables, the page and its type.',
        file: 'index.html',
        code: `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <script src="prepaint.js" data-prefix="acme"></script>
    <link rel="stylesheet" href="css/base.css">
    <link rel="stylesheet" href="own.css">
  </head>
  <body>
    <p class="note">Hello.</p>
  </body>
</html>`,
      },
      {
        title: 'Use the variables',
        text: 'They follow theme, contrast and density by themselves.',
        file: 'own.css',
        code: `.note {
  padding: var(--kit-space-s16);
  border-radius: var(--kit-radius-card);
  background: var(--kit-color-surface);
  color: var(--kit-color-text);
  font: var(--kit-type-t16);
}`,
      },
    ],
    notes: [
      'Set data-theme, data-contrast, data-density and dir on the root, or on any part of the page.',
      'Names of variables are part of the public surface: they change only with a major version.',
    ],
  },
};

export const OverrideOneComponent: Story = {
  args: {
    title: 'Override one component',
    lead: 'Change a look from outside: the kit stays in its layers, and yours wins without !important.',
    steps: [
      {
        title: 'For one place: a class',
        text: 'Components that draw one element take className.',
        file: 'Save.tsx',
        language: 'tsx',
        code: `<Button className="wide" variant="primary">Save</Button>`,
      },
      {
        title: 'For all of them: the mark of the kit',
        text: 'Every component names itself by data-kit.',
        file: 'own.css',
        code: `.wide { inline-size: 100%; }
[data-kit='Button'] { border-radius: var(--kit-radius-full); }`,
      },
      {
        title: 'For everything: a token',
        text: 'In a part of the page, too.',
        file: 'own.css',
        code: `.promo { --kit-radius-field: 999px; }`,
      },
    ],
    notes: [
      'Class names of the kit may change at any time; data-kit, props and variables do not.',
      'With Tailwind, name the layers once, the kit before your utilities: @layer reset, tokens, components, states, utilities;',
    ],
  },
};

export const StrictCsp: Story = {
  name: 'Strict CSP',
  args: {
    title: 'Strict CSP',
    lead: 'The kit needs no unsafe-inline: its styles are files, and its script before the paint is one, too.',
    steps: [
      {
        title: 'Send the header',
        text: 'A nonce for each answer, and nothing inline without it.',
        file: 'HTTP header',
        code: `Content-Security-Policy: default-src 'none'; script-src 'self' 'nonce-R4nd0m'; style-src 'self' 'nonce-R4nd0m'; img-src 'self'; connect-src 'self'`,
      },
      {
        title: 'Tell react-aria the nonce',
        text: 'Tabs, menus and dialogs stand on react-aria, which adds a small style element and reads the nonce here.',
        file: 'index.html',
        code: `<meta property="csp-nonce" nonce="R4nd0m">
<script src="/prepaint.js" data-prefix="acme"></script>`,
      },
    ],
    notes: ['A theme of your own is CSS text: serve it as a file, not as a style element.'],
  },
};

export const TranslateTheStrings: Story = {
  args: {
    title: 'Translate the strings',
    lead: 'One typed catalogue holds every word the kit says by itself. Arabic is included; another language is an object.',
    steps: [
      {
        title: 'Use a language that is there',
        text: 'The direction is set on the page, the words and numbers by the provider.',
        file: 'src/main.tsx',
        language: 'tsx',
        code: `import { MessagesProvider } from '@saywright/ui/messages';
import { arabic } from '@saywright/ui/messages/ar';

document.documentElement.lang = 'ar';
document.documentElement.dir = 'rtl';

root.render(
  <MessagesProvider locale="ar-EG" messages={arabic}>
    <App />
  </MessagesProvider>,
);`,
      },
      {
        title: 'Change one word',
        text: 'What you leave out stays English.',
        file: 'src/words.ts',
        language: 'ts',
        code: `import { english, type Messages } from '@saywright/ui/messages';

export const words: Partial<Messages> = {
  Composer: { ...english.Composer, send: 'Ask' },
};`,
      },
      {
        title: 'Write a language of your own',
        text: 'What is forgotten does not compile.',
        file: 'src/german.ts',
        language: 'ts',
        code: `import type { Messages } from '@saywright/ui/messages';

export const german: Messages = {
  AppShell: { skip: 'Zum Inhalt' },
  // … every component, in the order of the type
};`,
      },
    ],
    notes: [
      'Counts are functions: each language orders its own sentence and picks its own plural.',
      'Try the pseudo language in the toolbar: what is cut off there is cut off in long languages.',
    ],
  },
};
