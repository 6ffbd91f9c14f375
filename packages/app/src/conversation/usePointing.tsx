import {
  aboutPart,
  aboutPicture,
  aboutValue,
  type PointedPart,
  type PointedValue,
} from '@saywright/domain/core/pages';
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

const words = z.string().check(z.minLength(1), z.maxLength(200));
const file = z.string().check(z.maxLength(200), z.regex(/^[\p{L}\p{N} ._-]*$/u));
const identifier = z.string().check(z.maxLength(63), z.regex(/^[\p{L}_][\p{L}\p{N}_]*$/u));

// The page is the founder's, and may post anything. What its visitors entered must not end the quote that it stands in.
const pointed = z.object({
  saywright: z.literal('pointed'),
  part: z.optional(
    z.union([
      z.object({
        kind: z.enum(['heading', 'paragraph', 'button', 'link', 'label', 'text', 'menu entry']),
        words,
        file,
      }),
      z.object({
        kind: z.literal('value'),
        words,
        file,
        table: identifier,
        column: identifier,
        row: z.object({
          column: identifier,
          value: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^"“”\r\n\t]*$/u)),
        }),
      }),
    ]),
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

type PointedValuePart = PointedValue & { readonly kind: 'value' };

/** The name of what was pointed at; an id says nothing to a person. */
function kindOf(part: PointedPart | PointedValuePart): string {
  if (part.kind !== 'value') return part.kind;
  const { column, row } = part;
  return copy.valueOf(column, row.column === column || row.column === 'id' ? undefined : row.value);
}

function aboutOf(part: PointedPart | PointedValuePart, clear: () => void): About {
  const kind = kindOf(part);
  return {
    chip: chipOf(copy.about(kind, part.words), copy.notAbout(kind, part.words), clear),
    say: (instruction) => {
      clear();
      return part.kind === 'value' ? aboutValue(instruction, part) : aboutPart(instruction, part);
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

/**
 * Lets somebody point at an element of the page in the preview, whose lists load again after each `lastChange` of the
 * project.
 */
export function usePointing(
  onAbout: (about: About | undefined) => void,
  lastChange: string,
): {
  readonly isPointing: boolean;
  readonly toggle: () => void;
  /** For the page. */
  readonly message: object;
  readonly onMessage: (data: unknown) => void;
} {
  const [isPointing, setPointing] = useState(false);
  const message = useMemo(
    () => ({ saywright: 'point', isOn: isPointing, lastChange }),
    [isPointing, lastChange],
  );
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
