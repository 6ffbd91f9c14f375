import { Canvas, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, type ReactElement } from 'react';
import { z } from 'zod';

/** At most this many specimens are shown in place, so that a page stays short. */
const shownInPlace = 4;

/** Specimens with thousands of items, which are only linked. */
const isLong = (name: string): boolean => /thousand|enormous|endless|many/i.test(name);

/** Whether a story is shown in its own frame, where props cannot be changed. */
export const isFramed = (parameters: unknown): boolean => framed.safeParse(parameters).success;

const framed = z.object({ docs: z.object({ story: z.object({ inline: z.literal(false) }) }) });

/** The other specimens of a page: the first ones in place with their source, the rest and the long ones as links. */
export function Specimens(): ReactElement | null {
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (first === undefined || others.length === 0) return null;
  const inPlace = others
    .filter(({ name, parameters }) => !isLong(name) && !isFramed(parameters))
    .slice(0, shownInPlace);
  const linked = others.filter((story) => !inPlace.includes(story));
  return (
    <>
      <h2>Variants and states</h2>
      {inPlace.map(({ id, name, moduleExport }) => (
        <section key={id} aria-labelledby={`specimen-${id}`}>
          <h3 id={`specimen-${id}`}>{name}</h3>
          <Canvas of={moduleExport} />
        </section>
      ))}
      {linked.length > 0 && (
        <Unstyled>
          <h3>{inPlace.length > 0 ? 'More' : 'Each on its own page'}</h3>
          <ul>
            {linked.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Unstyled>
      )}
    </>
  );
}
