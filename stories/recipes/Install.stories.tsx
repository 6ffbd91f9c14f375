import type { Meta, StoryObj } from '@storybook/react-vite';
import { Recipe } from './recipe.tsx';

const install = {
  title: 'Install it',
  text: 'The kit installs its own dependencies; you provide React 19.',
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
        text: 'Scripts never import styles, so load them once.',
        file: 'src/main.tsx',
        language: 'tsx',
        code: `import '@saywright/ui/reset.css';
import '@saywright/ui/styles.css';
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
      'Each component has its own subpath: you ship only what you import.',
      'To load fewer styles, load css/base.css and then the files that css/needs.json lists for your components.',
      'All styles are in cascade layers, so your own unlayered styles always win.',
      'Leave out reset.css where the kit is only a part of the page.',
      'With Tailwind 4, import @saywright/ui/tailwind.css before any other style sheet.',
    ],
  },
};

export const Next: Story = {
  args: {
    title: 'Install in Next',
    lead: 'Components that need a browser include “use client”; all others render in server components.',
    steps: [
      install,
      {
        title: 'Load the styles in the root layout',
        text: 'Copy the pre-paint script from the package into your public folder.',
        file: 'app/layout.tsx',
        language: 'tsx',
        code: `import '@saywright/ui/reset.css';
import '@saywright/ui/styles.css';
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
        title: 'Use static components in a server component',
        text: 'A card, a badge or a number needs no script.',
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
      'Handlers such as onClick belong in your own file with “use client”, as usual.',
      'MessagesProvider takes functions, so it also belongs in such a file.',
    ],
  },
};

export const PlainHtml: Story = {
  name: 'Plain HTML',
  args: {
    title: 'Plain HTML and CSS variables',
    lead: 'Without React you can use the tokens: colours, type, spacing and themes as CSS variables.',
    steps: [
      {
        title: 'Link the base style sheet',
        text: 'It sets the variables, the page background and the type.',
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
        text: 'They follow theme, contrast and density automatically.',
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
      'Set data-theme, data-contrast, data-density and dir on the root or on any element.',
      'Variable names are part of the public API: they change only in a major version.',
    ],
  },
};

export const OverrideOneComponent: Story = {
  args: {
    title: 'Override one component',
    lead: 'Change the appearance from outside: the kit stays in its layers, and your styles win without !important.',
    steps: [
      {
        title: 'One instance: a class',
        text: 'Components with a single root element accept className.',
        file: 'Save.tsx',
        language: 'tsx',
        code: `<Button className="wide" variant="primary">Save</Button>`,
      },
      {
        title: 'All instances: the data-kit attribute',
        text: 'Every component has its name in data-kit.',
        file: 'own.css',
        code: `.wide { inline-size: 100%; }
[data-kit='Button'] { border-radius: var(--kit-radius-full); }`,
      },
      {
        title: 'All components: a token',
        text: 'On the root, or on any element.',
        file: 'own.css',
        code: `.promo { --kit-radius-field: 999px; }`,
      },
    ],
    notes: [
      'Class names of the kit may change in any version; data-kit, props and variables are stable.',
      'With Tailwind 4, import @saywright/ui/tailwind.css first; it is one line that puts the kit before your utilities.',
    ],
  },
};

export const StrictCsp: Story = {
  name: 'Strict CSP',
  args: {
    title: 'Strict CSP',
    lead: 'The kit needs no unsafe-inline: its styles and its pre-paint script are files.',
    steps: [
      {
        title: 'Send the header',
        text: 'A nonce for each response, and nothing inline without it.',
        file: 'HTTP header',
        code: `Content-Security-Policy: default-src 'none'; script-src 'self' 'nonce-R4nd0m'; style-src 'self' 'nonce-R4nd0m'; img-src 'self'; connect-src 'self'`,
      },
      {
        title: 'Pass the nonce to react-aria',
        text: 'Tabs, menus and dialogs use react-aria, which adds a small style element and reads the nonce from here.',
        file: 'index.html',
        code: `<meta property="csp-nonce" nonce="R4nd0m">
<script src="/prepaint.js" data-prefix="acme"></script>`,
      },
    ],
    notes: ['Your own theme is CSS text: serve it as a file, not as a style element.'],
  },
};

export const TranslateTheStrings: Story = {
  args: {
    title: 'Translate the strings',
    lead: 'One typed catalogue holds all built-in text. Arabic is included; any other language is an object.',
    steps: [
      {
        title: 'Use an included language',
        text: 'The page sets the direction, the provider sets text and numbers.',
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
        title: 'Change one text',
        text: 'Whatever you omit stays in English.',
        file: 'src/words.ts',
        language: 'ts',
        code: `import { english, type Messages } from '@saywright/ui/messages';

export const words: Partial<Messages> = {
  Composer: { ...english.Composer, send: 'Ask' },
};`,
      },
      {
        title: 'Add a language',
        text: 'A missing translation does not compile.',
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
      'Texts with counts are functions, so each language has its own word order and plurals.',
      'Try the pseudo-locale in the toolbar: text that is cut off there would be cut off in longer languages.',
    ],
  },
};
