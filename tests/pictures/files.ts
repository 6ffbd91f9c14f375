import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { z } from 'zod';
import { allDocs } from '../../stories/docs/allDocs.ts';

/** What a file of stories exports. */
export type StoryFile = Parameters<typeof composeStories>[0] & Readonly<Record<string, object | undefined>>;

// What stories are played with; the toolbar of the showcase sets nothing here.
setProjectAnnotations([]);

/** A story that can be drawn, or played to its end. */
export type ComposedStory = FunctionComponent & {
  readonly storyName: string;
  readonly run: (context: { canvasElement: HTMLElement }) => Promise<void>;
};

/** The stories of a file by the names of their exports. */
export const storiesOf = (file: StoryFile): Readonly<Record<string, ComposedStory>> => composeStories(file);

const files = import.meta.glob<StoryFile>('../../stories/*.stories.tsx', { eager: true });
const documented = new Set(allDocs.map(({ page }) => page));
const framedSchema = z.object({ docs: z.object({ story: z.object({ inline: z.literal(false) }) }) });

/** Every page of components by name; what covers the page has no place in a grid. */
export const components = Object.entries(files)
  .filter(([, { default: meta }]) => meta?.title?.startsWith('Components/'))
  .map(([path, file]) => ({
    name: path.replace(/.*\/|\.stories\.tsx$/g, ''),
    file,
    coversThePage: framedSchema.safeParse(file.default?.parameters).success,
  }))
  .filter(({ name }) => documented.has(name));
