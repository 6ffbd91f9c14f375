import { aboutPart, aboutPicture, type PointedPart } from '@saywright/domain/core/pages';
import { Button } from '@saywright/ui/Button';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { previewCopy as copy } from '../copy/preview.ts';

/** What the next instruction is about. */
export interface About {
  /** Shown in the composer; removes itself. */
  readonly chip: ReactNode;
  /** An instruction with what it is about in its words; the next one is about anything. */
  readonly say: (instruction: string) => string;
}

// The page is the founder's, and may post anything.
const pointed = z.object({
  saywright: z.literal('pointed'),
  part: z.optional(
    z.object({
      kind: z.enum(['heading', 'paragraph', 'button', 'link', 'label', 'text', 'menu entry']),
      words: z.string().check(z.minLength(1), z.maxLength(200)),
      file: z.string().check(z.maxLength(200), z.regex(/^[\p{L}\p{N} ._-]*$/u)),
    }),
  ),
});

function chipOf(about: string, notAbout: string, clear: () => void): ReactNode {
  return (
    <Button size="sm" aria-label={notAbout} icon="close" onClick={clear}>
      {about}
    </Button>
  );
}

/** The sentence comes next. */
function focusComposer(): void {
  document.querySelector<HTMLElement>('[data-kit=Composer] textarea')?.focus();
}

function aboutOf(part: PointedPart, clear: () => void): About {
  const { kind, words } = part;
  return {
    chip: chipOf(copy.about(kind, words), copy.notAbout(kind, words), clear),
    say: (instruction) => {
      clear();
      return aboutPart(instruction, part);
    },
  };
}

/** Makes the next instruction one about a picture that was uploaded. */
export function sayAboutPicture(name: string, onAbout: (about: About | undefined) => void): void {
  const clear = (): void => onAbout(undefined);
  onAbout({
    chip: chipOf(copy.aboutPicture(name), copy.notAboutPicture(name), clear),
    say: (instruction) => {
      clear();
      return aboutPicture(instruction, name);
    },
  });
  focusComposer();
}

/** Lets somebody point at an element of the page in the preview. */
export function usePointing(onAbout: (about: About | undefined) => void): {
  readonly isPointing: boolean;
  readonly toggle: () => void;
  /** For the page. */
  readonly message: object;
  readonly onMessage: (data: unknown) => void;
} {
  const [isPointing, setPointing] = useState(false);
  const message = useMemo(() => ({ saywright: 'point', isOn: isPointing }), [isPointing]);
  const onMessage = useCallback(
    (data: unknown) => {
      const heard = z.safeParse(pointed, data);
      if (!heard.success) return;
      setPointing(false);
      const { part } = heard.data;
      if (!part) return;
      onAbout(aboutOf(part, () => onAbout(undefined)));
      focusComposer();
    },
    [onAbout],
  );
  return { isPointing, toggle: () => setPointing(!isPointing), message, onMessage };
}
