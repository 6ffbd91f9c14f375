import {
  AppShell,
  Grid,
  Header,
  Link,
  LinkButton,
  Logo,
  NavMenu,
  PageContainer,
  Row,
  StatusDot,
  Text,
  ThemeToggle,
  type PageWidth,
} from '@saywright/ui';
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import * as css from './screens.css.ts';

const pages = ['Home', 'Dashboard', 'AI Agent', 'AI DevOps Build', 'Pricing', 'Settings'];
const links = ['About', 'Contact', 'Privacy Policy', 'Terms of Service'];

type Theme = 'dark' | 'light';

const themeOf = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme of the page root, and a switch that changes it. */
function Themes(): ReactElement {
  const theme = useSyncExternalStore<Theme>(subscribe, themeOf, () => 'dark');
  const toggle = (): void => {
    document.documentElement.dataset['theme'] = theme === 'dark' ? 'light' : 'dark';
  };
  return <ThemeToggle theme={theme} onToggle={toggle} />;
}

interface FrameProps {
  /** The current page. */
  readonly current: string;
  readonly width?: PageWidth;
  /** Whether a person is signed in. @default true */
  readonly signedIn?: boolean;
  /** The state of the connection. @default 'online' */
  readonly status?: 'online' | 'offline';
  readonly children: ReactNode;
}

/** Header and footer shared by all screens. */
export function Frame(props: FrameProps): ReactElement {
  const { current, width = 'wide', signedIn = true, status = 'online', children } = props;
  return (
    <div className={css.screen}>
      <AppShell
        header={
          <Header
            width={width}
            brand={
              <a href="#home">
                <Logo />
              </a>
            }
            nav={
              <NavMenu
                label="Main"
                items={(signedIn ? pages : ['Home', 'Pricing']).map((label) => ({
                  id: label,
                  label,
                  href: `#${label}`,
                  current: label === current,
                }))}
              />
            }
            end={
              <>
                <StatusDot status={status} label={status === 'online' ? 'GCP Ready' : 'GCP Offline'} />
                <Themes />
                <span className={css.wideOnly}>
                  <LinkButton href={signedIn ? '#out' : '#in'}>
                    {signedIn ? 'Sign out' : 'Sign in'}
                  </LinkButton>
                </span>
              </>
            }
          />
        }
        footer={
          <PageContainer width={width}>
            <Grid columns={2} gap={24}>
              <Text size={13} tone="muted">
                Saywright is an independent project. It is not affiliated with, endorsed by or sponsored by
                the site builder, the backend provider or any other third-party platform named here.
              </Text>
              <nav aria-label="Footer">
                <Row gap={16} justify="end">
                  {links.map((label) => (
                    <Link key={label} href={`#${label}`}>
                      {label}
                    </Link>
                  ))}
                </Row>
              </nav>
            </Grid>
          </PageContainer>
        }
      >
        {children}
      </AppShell>
    </div>
  );
}
