'use client';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { muted } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ThemeToggle, type ThemeName } from '../ThemeToggle/ThemeToggle.tsx';
import * as css from './PreviewFrame.css.ts';
import { english } from './messages.ts';

/** Width that a page is shown at. */
export type PreviewDevice = 'desktop' | 'phone';

export interface PreviewFrameProps extends RootProps {
  /** Accessible name of the page in the frame. */
  label: string;
  /** Address of the page, on a separate origin; while it is missing, the preview is loading. */
  src?: string | undefined;
  /**
   * Takes the page’s origin from it: it stores nothing and reads nothing of where it was loaded from. Needed for a page at the address of the page
   * around it. @default false
   */
  withoutOrigin?: boolean | undefined;
  /** The address in words, shown above the page. */
  address?: string | undefined;
  /** Shown in place of the page, such as an error with a way to try again. */
  instead?: ReactNode;
  /** One line below the page. */
  note?: ReactNode;
  /** Width at first. @default 'desktop' */
  defaultDevice?: PreviewDevice | undefined;
  /** Theme that the page is asked for at first. @default 'light' */
  defaultTheme?: ThemeName | undefined;
  /** Posted to the page, and to no other origin, when it changes and whenever a page has loaded. */
  message?: object | undefined;
  /** Called with what the page posts, and the ports it hands over; messages of other windows and origins are ignored. */
  onMessage?: ((data: unknown, ports: readonly MessagePort[]) => void) | undefined;
  /** Called once a page has loaded. */
  onLoad?: (() => void) | undefined;
}

const widths = { desktop: 1120, phone: 390 } as const;
const heights = { desktop: 880, phone: 720 } as const;

/** Sandbox of the page: it can run, but neither open windows nor take the place of the page around it. */
const allowed = ['allow-scripts', 'allow-forms'];
const sandbox = allowed.join(' ');
const sandboxWithOrigin = [...allowed, 'allow-same-origin'].join(' ');

/** Exchanges messages with the page in a frame, and with no other window or origin. */
function useMessagesOf(
  frame: RefObject<HTMLIFrameElement | null>,
  {
    src,
    withoutOrigin = false,
    message,
    onMessage,
  }: Pick<PreviewFrameProps, 'src' | 'withoutOrigin' | 'message' | 'onMessage'>,
  isLoaded: boolean,
): () => void {
  const named = src === undefined ? undefined : new URL(src).origin;
  const origin = withoutOrigin ? 'null' : named;
  const post = useCallback(() => {
    // A page without an origin, such as one in a `data:` address, cannot be named as the only one to get it.
    if (origin !== undefined && origin !== 'null' && message !== undefined)
      frame.current?.contentWindow?.postMessage(message, origin);
  }, [frame, message, origin]);
  // Before its page has loaded, a frame has the origin of the page around it.
  useEffect(() => {
    if (isLoaded) post();
  }, [isLoaded, post]);
  useEffect(() => {
    if (!onMessage) return undefined;
    const hear = (event: MessageEvent<unknown>): void => {
      if (event.source === frame.current?.contentWindow && event.origin === origin)
        onMessage(event.data, event.ports);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, onMessage, origin]);
  return post;
}

/** Fits the page into the width there is, however narrow. */
function fitting(device: PreviewDevice) {
  return (stage: HTMLElement | null) => {
    if (stage === null) return undefined;
    const fit = (): void => {
      const scale = Math.min(1, stage.clientWidth / widths[device]);
      stage.style.setProperty('--scale', String(scale));
      stage.style.setProperty('--width', `${widths[device]}px`);
      stage.style.setProperty('--height', `${heights[device]}px`);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(stage);
    fit();
    return () => observer.disconnect();
  };
}

/**
 * Page of another origin in a sandboxed frame, at the width of a desktop or a phone, in either theme. A new address takes the place of the
 * one before once it has loaded, so that nothing flashes.
 */
export function PreviewFrame(props: PreviewFrameProps): ReactElement {
  const words = useMessages('PreviewFrame', english);
  const { label, src, withoutOrigin = false, address, instead, note, onLoad } = props;
  const { defaultDevice = 'desktop', defaultTheme = 'light' } = props;
  const [device, setDevice] = useState<PreviewDevice>(defaultDevice);
  const [theme, setTheme] = useState(defaultTheme);
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<string>();
  const page = useRef<HTMLIFrameElement>(null);
  const wanted = src === undefined ? undefined : `${turn} ${src}`;
  const post = useMessagesOf(page, props, wanted !== undefined && wanted === loaded);
  const stage = useCallback((element: HTMLElement | null) => fitting(device)(element), [device]);
  const isLoading = instead === undefined && wanted !== loaded;
  const shown = [...new Set([loaded, wanted])].filter((one) => one !== undefined);
  return (
    <div data-kit="PreviewFrame" {...rootProps(props, css.root)}>
      <div className={css.bar}>
        <SegmentedControl
          label={words.width}
          labelHidden
          size="sm"
          options={[
            { id: 'desktop', label: words.desktop },
            { id: 'phone', label: words.phone },
          ]}
          value={device}
          onChange={(id) => setDevice(id === 'phone' ? 'phone' : 'desktop')}
        />
        <span className={css.actions}>
          <ThemeToggle
            theme={theme}
            labels={{ dark: words.dark, light: words.light }}
            onToggle={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
          />
          <IconButton
            icon="retry"
            label={words.reload}
            disabled={src === undefined}
            onClick={() => setTurn(turn + 1)}
          />
        </span>
      </div>
      <div className={css.browser}>
        {address !== undefined && (
          <p className={css.address}>
            <bdi>{address}</bdi>
          </p>
        )}
        {instead === undefined ? (
          <div ref={stage} className={css.stage} aria-busy={isLoading}>
            {shown.map((one) => (
              <iframe
                key={one}
                className={cx(
                  css.schemes[theme],
                  one === loaded || loaded === undefined ? css.frame : css.waiting,
                )}
                ref={one === wanted ? page : undefined}
                title={one === wanted ? label : undefined}
                src={one.slice(one.indexOf(' ') + 1)}
                sandbox={withoutOrigin ? sandbox : sandboxWithOrigin}
                referrerPolicy="no-referrer"
                aria-hidden={one === wanted ? undefined : true}
                tabIndex={one === wanted ? undefined : -1}
                onLoad={() => {
                  if (one !== wanted) return;
                  // A page that has loaded once more gets the message again.
                  if (one === loaded) post();
                  setLoaded(one);
                  onLoad?.();
                }}
              />
            ))}
            {isLoading && (
              <div className={css.loading}>
                <Spinner label={words.loading} />
              </div>
            )}
          </div>
        ) : (
          <div className={css.instead}>{instead}</div>
        )}
      </div>
      {note !== undefined && <p className={muted}>{note}</p>}
    </div>
  );
}
