import { afterAll, describe, expect, inject, test } from 'vitest';
import { Consumer, ours } from './consumer.ts';
import { visit, withServer } from './visit.ts';

const consumers: Consumer[] = [];
const minutes = 60_000;

function consumer(files: Readonly<Record<string, string>>, packages: readonly string[]): Consumer {
  const made = new Consumer(files);
  consumers.push(made);
  made.install([inject('tarballs').ui, ...ours('react', 'react-dom'), ...packages]);
  return made;
}

afterAll(() => {
  for (const made of consumers) made.remove();
}, 2 * minutes);

/** Fills the form in with a name that is taken, then with one that is not. */
async function fillForm(origin: string, javaScriptEnabled: boolean): Promise<readonly string[]> {
  return visit(
    async (page) => {
      await page.goto(origin);
      const name = page.getByRole('textbox', { name: 'Project name' });
      await name.fill('shop');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByText('That name is taken.').first().waitFor();
      // Without scripts the server sends an empty form.
      expect(await name.inputValue()).toBe(javaScriptEnabled ? 'shop' : '');
      await name.fill('bakery');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByText('Created bakery').waitFor();
    },
    { javaScriptEnabled },
  );
}

describe('Next.js with the app router and a server action', () => {
  let shop: Consumer | undefined;

  test(
    'builds',
    () => {
      shop = consumer(
        {
          'app/layout.jsx': `import '@saywright/ui/reset.css';
          import '@saywright/ui/styles.css';
          export default function Layout({ children }) {
            return <html lang="en" data-theme="dark"><body>{children}</body></html>;
          }`,
          'app/actions.js': `'use server';
          export async function save(_, data) {
            const name = String(data.get('name'));
            return name === 'shop' ? { errors: { name: 'That name is taken.' } } : { created: name };
          }`,
          'app/Create.jsx': `'use client';
          import { useActionState } from 'react';
          import { Button, Form, Stack, TextField } from '@saywright/ui';
          import { save } from './actions.js';
          export function Create() {
            const [state, action] = useActionState(save, {});
            return <Stack>
              <Form action={action} validationErrors={state.errors}>
                <TextField label="Project name" name="name" required />
                <Button type="submit">Create</Button>
              </Form>
              {state.created && <p>Created {state.created}</p>}
            </Stack>;
          }`,
          'app/page.jsx': `import { PageHeader } from '@saywright/ui';
          import { Create } from './Create.jsx';
          export const dynamic = 'force-dynamic';
          export default function Page() {
            return <><PageHeader title="Projects" /><Create /></>;
          }`,
        },
        ['next@16.4.6'],
      );
      expect(shop.run('npx', ['next', 'build'])).toContain('Compiled successfully');
    },
    10 * minutes,
  );

  test(
    'the action answers in the form, with and without scripts',
    async () => {
      await withServer('node_modules/next/dist/bin/next', ['start'], shop?.folder ?? '', async (origin) => {
        const html = await (await fetch(origin)).text();
        for (const part of ['PageHeader', 'Form', 'TextField', 'Button'])
          expect(html).toContain(`data-kit="${part}"`);
        expect(await fillForm(origin, true)).toEqual([]);
        await fillForm(origin, false);
      });
    },
    2 * minutes,
  );
});

describe('React Router, rendered on a server', () => {
  let shop: Consumer | undefined;

  test(
    'builds',
    () => {
      shop = consumer(
        {
          'vite.config.js': `import { reactRouter } from '@react-router/dev/vite';
          export default { plugins: [reactRouter()] };`,
          'app/routes.js': `import { index, route } from '@react-router/dev/routes';
          export default [index('./home.jsx'), route('plans', './plans.jsx')];`,
          'app/root.jsx': `import '@saywright/ui/reset.css';
          import '@saywright/ui/styles.css';
          import { Links, Meta, Outlet, Scripts } from 'react-router';
          export default function Root() {
            return <html lang="en" data-theme="dark">
              <head><Meta /><Links /></head>
              <body><Outlet /><Scripts /></body>
            </html>;
          }`,
          'app/home.jsx': `import { Link, useActionData, useSubmit } from 'react-router';
          import { Button, Form, LinkButton, Stack, TextField } from '@saywright/ui';
          export async function action({ request }) {
            const name = (await request.formData()).get('name');
            return name === 'shop' ? { errors: { name: 'That name is taken.' } } : { created: name };
          }
          export default function Home() {
            const result = useActionData();
            const submit = useSubmit();
            return <Stack>
              <Form
                method="post"
                validationErrors={result?.errors}
                onSubmit={(event) => {
                  event.preventDefault();
                  submit(event.currentTarget);
                }}
              >
                <TextField label="Project name" name="name" required />
                <Button type="submit">Create</Button>
              </Form>
              {result?.created && <p>Created {result.created}</p>}
              <LinkButton href="/plans" renderLink={({ href = '', ...link }) => <Link to={href} {...link} />}>
                Plans
              </LinkButton>
            </Stack>;
          }`,
          'app/plans.jsx': `import { Card, PageHeader } from '@saywright/ui';
          export default function Plans() {
            return <><PageHeader title="Plans" /><Card title="Free">Words</Card></>;
          }`,
        },
        [
          'react-router@8.4.0',
          '@react-router/dev@8.4.0',
          '@react-router/node@8.4.0',
          '@react-router/serve@8.4.0',
          'isbot@5.2.3',
          ...ours('vite'),
        ],
      );
      shop.run('npx', ['react-router', 'build']);
      expect(shop.readAll('build/client', '.css')).toContain('@layer saywright');
    },
    10 * minutes,
  );

  test(
    'hydrates, posts the form and follows a link without loading a page',
    async () => {
      const command = 'node_modules/@react-router/serve/bin.cjs';
      await withServer(command, ['build/server/index.js'], shop?.folder ?? '', async (origin) => {
        const html = await (await fetch(`${origin}/plans`)).text();
        expect(html).toContain('data-kit="Card"');
        expect(await fillForm(origin, true)).toEqual([]);
        const output = await visit(async (page) => {
          await page.goto(origin);
          await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
          await page.getByRole('link', { name: 'Plans' }).click();
          await page.getByRole('heading', { name: 'Plans' }).waitFor();
          expect(await page.locator('html[data-kept]').count()).toBe(1);
        });
        expect(output).toEqual([]);
      });
    },
    2 * minutes,
  );
});
