import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type ReactElement } from 'react';
import { z } from 'zod';
import { groupOf } from '../../stories/support/allDocs.ts';
import { sentence } from '../../stories/support/storyNames.ts';
import { Section } from './section.tsx';

/** Groups whose components are small enough for two specimens in a row. */
const small = new Set<string | undefined>(['Actions', 'Inputs', 'Choice', 'Feedback']);

/** At most this many specimens are shown in place, so that a page stays short. */
const shownInPlace = { small: 6, large: 2 };

/** Specimens of unusual input, without content, and of modes that the toolbar has too, which are only linked. */
const isEdge = (name: string): boolean =>
  /long text|long word|mixed|right to left|light theme|unknown|bad |^(?:one|nothing|no) |^one$|phone|small window|^empty$|^collapsed$/i.test(
    name,
  );

/** Specimens with thousands of items, which are only linked. */
const isLong = (name: string): boolean => /thousand|enormous|endless|many/i.test(name);

/** Whether a story is shown in its own frame, where props cannot be changed. */
export const isFramed = (parameters: unknown): boolean => framed.safeParse(parameters).success;

const framed = z.object({ docs: z.object({ story: z.object({ inline: z.literal(false) }) }) });

/** The other specimens of a page: the first ones in place with their source, the rest and the long ones as links. */
export function Specimens({ page }: { readonly page: string }): ReactElement | null {
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (first === undefined || others.length === 0) return null;
  const isSmall = small.has(groupOf(page));
  const inPlace = others
    .filter(({ name, parameters }) => !isLong(name) && !isEdge(name) && !isFramed(parameters))
    .slice(0, isSmall ? shownInPlace.small : shownInPlace.large);
  const linked = others.filter((story) => !inPlace.includes(story));
  return (
    <Section title="Variants and states">
      {inPlace.length > 0 && (
        <div className={isSmall ? 'page-specimens page-specimens-small' : 'page-specimens'}>
          {inPlace.map(({ id, name, moduleExport }) => (
            <section key={id} aria-labelledby={`specimen-${id}`}>
              <h3 id={`specimen-${id}`}>{sentence(name)}</h3>
              <Canvas of={moduleExport} />
            </section>
          ))}
        </div>
      )}
      {linked.length > 0 && (
        <>
          <h3>{inPlace.length > 0 ? 'More' : 'Each on its own page'}</h3>
          <ul className="page-links">
            {linked.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {sentence(name)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
