import {
  Button,
  Card,
  Header,
  Icon,
  LinkButton,
  Logo,
  NavMenu,
  StatusDot,
  ThemeToggle,
  ValueList,
} from '@saywright/ui';
import * as css from './stories.css.ts';

const pages = ['Home', 'Dashboard', 'AI Agent', 'AI DevOps Build', 'Analytics', 'Pricing', 'Settings'];
const doNothing = (): void => undefined;

/** The header of the agent screen. */
export const header = (
  <Header
    brand={
      <a href="#home">
        <Logo />
      </a>
    }
    nav={
      <NavMenu
        label="Main"
        items={pages.map((label) => ({ id: label, label, href: `#${label}`, current: label === 'AI Agent' }))}
      />
    }
    end={
      <>
        <StatusDot status="online" label="GCP Ready" />
        <ThemeToggle theme="dark" onToggle={doNothing} />
        <span className={css.wideOnly}>
          <LinkButton href="#out">Sign out</LinkButton>
        </span>
      </>
    }
  />
);

/** The column with the project status. */
export const aside = (
  <>
    <Card title="System health" action={<a href="#details">Details</a>} padding="sm">
      <div className={css.health}>
        <span className={css.healthMark}>
          <Icon name="check-circle" size="xl" />
        </span>
        <div>
          <p className={css.healthTitle}>Healthy</p>
          <p className={css.healthNote}>No new issues in the last hour</p>
        </div>
      </div>
      <ValueList
        items={[
          { id: 's', label: <StatusDot status="online" label="Supabase" />, value: '42 ms' },
          { id: 'g', label: <StatusDot status="online" label="GitHub" />, value: 'main, up to date' },
          { id: 'n', label: <StatusDot status="processing" label="Netlify" />, value: 'building, 0:41' },
        ]}
      />
    </Card>
    <Card
      title="Agent monitor"
      action={
        <Button variant="ghost" size="sm" icon="pause">
          Pause
        </Button>
      }
      padding="sm"
    >
      <div className={css.monitor}>
        <StatusDot status="online" label="Monitoring (2 fixes applied)" />
      </div>
      <ValueList
        items={[
          { id: 'l', label: 'Last check', value: '10:44:30' },
          { id: 'n', label: 'Next check', value: 'in 12 s' },
          { id: 'w', label: 'Warnings noticed', value: '3' },
        ]}
      />
    </Card>
    <Card title="Project data" action="4 tables" padding="sm">
      <ValueList
        items={[
          { id: 'o', label: 'orders', value: '318 rows', icon: 'table', mono: true },
          { id: 'p', label: 'products', value: '46 rows', icon: 'table', mono: true },
          { id: 'r', label: 'profiles', value: '142 rows', icon: 'table', mono: true },
          { id: 's', label: 'signups', value: '1,204 rows', icon: 'table', mono: true },
          { id: 'c', label: 'customers', value: 'waiting for you', icon: 'plus', mono: true, marked: true },
        ]}
      />
    </Card>
  </>
);
