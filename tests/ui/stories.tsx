import { MessagesProvider, type Messages } from '@saywright/ui/messages';
import { arabic } from '@saywright/ui/messages/ar';
import { pseudo } from '@saywright/ui/messages/pseudo';
import {
  createElement,
  StrictMode,
  useEffect,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';

type Args = Record<string, unknown>;
type Decorator = (Example: ComponentType, context: { args: Args }) => ReactNode;

/** The fields of a story or its meta that matter here. */
interface Part {
  component?: ComponentType<Args>;
  args?: Args;
  render?: (args: Args, context: { args: Args }) => ReactNode;
  decorators?: readonly Decorator[];
}

type StoryFile = Readonly<Record<string, Part>>;

/** Every story file. */
const files = import.meta.glob<StoryFile>('../../stories/**/*.stories.tsx', { eager: true });

function composed(meta: Part, story: Part): ComponentType {
  const args = { ...meta.args, ...story.args };
  const { component: Component } = meta;
  const render = story.render ?? meta.render ?? ((props: Args) => Component && <Component {...props} />);
  const Story: ComponentType = () => render(args, { args });
  return [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, { args }),
    Story,
  );
}

const stories = new Map<string, ComponentType>(
  Object.entries(files).flatMap(([path, { default: meta = {}, ...own }]) =>
    Object.entries(own).map(([name, story]) => {
      const file = path.replace(/.*\/|\.stories\.tsx$/g, '');
      return [`${file}: ${name}`, composed(meta, story)] as const;
    }),
  ),
);

const languages: Readonly<Record<string, { locale: string; messages: Partial<Messages> }>> = {
  en: { locale: 'en', messages: {} },
  ar: { locale: 'ar-EG', messages: arabic },
  pseudo: { locale: 'en-XA', messages: pseudo },
};

/** Names of all stories, except those with thousands of items and specimens that a test renders. */
export const names: readonly string[] = [...stories.keys()].filter(
  (name) => !/(?:Thousands|Test)$/.test(name),
);

interface SampleProps {
  name: string;
  language: string;
  /** Called after mount; in a browser only. */
  onReady?: () => void;
}

/** One story in one language. */
export function Sample({ name, language, onReady }: SampleProps): ReactElement {
  const Story = stories.get(name);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <MessagesProvider {...languages[language]}>{Story && createElement(Story)}</MessagesProvider>
    </StrictMode>
  );
}
