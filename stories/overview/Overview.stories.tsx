import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Article } from '../support/article.tsx';
import { allDocs } from '../support/allDocs.ts';
import { exampleOf } from '../support/examples.ts';
import { groups, type Group } from '../support/groups.ts';
import { pageAddress } from '../support/pages.ts';
import * as css from './Overview.css.ts';

/** The components of a group, by name. */
const namesIn = (group: Group): readonly string[] =>
  allDocs.flatMap((docs) => (docs.group === group ? [docs.name] : []));

/** A component in small, linked to its page. */
function Tile({ component }: { readonly component: string }): ReactElement {
  const Example = exampleOf(component)?.Example;
  return (
    <li className={css.tile}>
      <div className={css.stage} inert>
        <div className={css.scaled}>
          <div>{Example && <Example />}</div>
        </div>
      </div>
      <a className={css.name} href={pageAddress(component)} target="_top">
        {component}
      </a>
    </li>
  );
}

/** Every component in small, by group. */
function Overview(): ReactElement {
  return (
    <Article
      title="All components"
      lead="The previews are the components themselves. Choose one to open its page."
    >
      {groups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className={css.group}>
            {group} <span className={css.count}>{namesIn(group).length}</span>
          </h2>
          <ul className={css.tiles}>
            {namesIn(group).map((component) => (
              <Tile key={component} component={component} />
            ))}
          </ul>
        </section>
      ))}
    </Article>
  );
}

const meta = {
  title: 'Components/Overview',
  component: Overview,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Overview>;
export default meta;

// Every example is tested on its own page; together they would take seconds.
export const Page: StoryObj<typeof meta> = { name: 'Overview', tags: ['!test'] };
