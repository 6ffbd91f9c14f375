import * as kit from '@saywright/ui';
import { Button, CopyButton, Row, Stack, TextArea } from '@saywright/ui';
import * as react from 'react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { allEntries } from '../reference/kitReference.ts';
import { Boundary } from './boundary.tsx';
import { programOf, type Program } from './program.ts';
import { rulesOf } from './rules.ts';
import { Fault, type Guard } from './scope.ts';
import './live.css';

const modules = { react, '@saywright/ui': kit };
const rules = rulesOf(allEntries());

/** Milliseconds without typing before a fault is shown: half a word is no mistake. */
const pause = 600;

/** The field grows with its code between these numbers of lines. */
const leastLines = 6;
const mostLines = 24;

const sentenceOf = (error: unknown): string =>
  error instanceof Fault ? error.message : 'This can’t be shown. Check the values of the props.';

/** Lets faults through while code is read or drawn, for React or the caller to catch; reports those of handlers. */
class Run {
  #isDrawing = false;
  readonly #report: (error: unknown) => void;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  readonly guard: Guard = (run) => {
    try {
      return run();
    } catch (error) {
      if (this.#isDrawing) throw error;
      queueMicrotask(() => this.#report(error));
      return undefined;
    }
  };

  draw<Value>(run: () => Value): Value {
    this.#isDrawing = true;
    try {
      return run();
    } finally {
      this.#isDrawing = false;
    }
  }
}

interface DrawnProps {
  readonly run: Run;
  readonly program: Program;
  /** Called once it is on the page. */
  readonly onShown?: (program: Program) => void;
}

function Drawn({ run, program, onShown }: DrawnProps): ReactElement {
  useEffect(() => onShown?.(program), [program, onShown]);
  return jsx(react.Fragment, { children: run.draw(program.draw) });
}

interface LiveExampleProps {
  /** The component that it is an example of. */
  readonly name: string;
  /** The code to begin with. */
  readonly code: string;
  readonly onClose: () => void;
}

/** An example beside its code, which can be edited; what is typed is shown as soon as it works. */
export function LiveExample({ name, code: initial, onClose }: LiveExampleProps): ReactElement {
  const [code, setCode] = useState(initial);
  const [fault, setFault] = useState<{ readonly text: string }>();
  const [shownFault, setShownFault] = useState<string>();
  const fail = (error: unknown): void => setFault({ text: sentenceOf(error) });
  const [run] = useState(() => new Run(fail));
  const read = (text: string): Program => run.draw(() => programOf(text, modules, rules, run.guard));
  const [program, setProgram] = useState(() => read(initial));
  const [shown, setShown] = useState<Program>();
  const field = useRef<HTMLTextAreaElement>(null);

  const change = (text: string): void => {
    setCode(text);
    try {
      setProgram(read(text));
      setFault(undefined);
    } catch (error) {
      fail(error);
    }
  };

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setShownFault(fault?.text), fault === undefined ? 0 : pause);
    return () => clearTimeout(timer);
  }, [fault]);

  return (
    <Stack gap={16}>
      <div className="story-example">
        <Boundary
          program={program}
          onFault={fail}
          // A program that was shown can fail later, after a press.
          fallback={shown !== undefined && shown !== program && <Drawn run={run} program={shown} />}
        >
          <Drawn key={program.hooks} run={run} program={program} onShown={setShown} />
        </Boundary>
      </div>
      <div className="live-code" spellCheck={false}>
        <TextArea
          ref={field}
          label={`Code of the ${name} example`}
          description="Everything the kit exports can be used. Nothing you type leaves this page."
          rows={Math.min(Math.max(code.split('\n').length, leastLines), mostLines)}
          value={code}
          onChange={change}
          errorMessage={shownFault}
        />
      </div>
      <Row>
        <Button disabled={code === initial} onClick={() => change(initial)}>
          Reset
        </Button>
        <CopyButton text={code} />
        <Button variant="ghost" onClick={onClose}>
          Close editor
        </Button>
      </Row>
    </Stack>
  );
}
