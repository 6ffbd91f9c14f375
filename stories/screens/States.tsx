import {
  Banner,
  Button,
  Card,
  CodeInline,
  Composer,
  EmptyState,
  ErrorScreen,
  Grid,
  Heading,
  LinkButton,
  PageContainer,
  PageHeader,
  Row,
  Skeleton,
  Stack,
  StatCard,
  SuggestionChips,
  Text,
} from '@saywright/ui';
import { useState, type ReactElement } from 'react';
import { Frame } from './frame.tsx';
import * as css from './screens.css.ts';

const first = [
  { id: 'shop', label: 'Build an online shop for my bakery' },
  { id: 'customers', label: 'Create a customers table' },
  { id: 'site', label: 'Put the site online' },
];

/** A project on its first day: every panel names the next instruction. */
export function FirstDay(): ReactElement {
  const [value, setValue] = useState('');
  return (
    <Frame current="Dashboard">
      <PageContainer>
        <PageHeader size="md" title="Project Dashboard" text="my-shop, created just now" />
        <Stack gap={16}>
          <Grid columns={3}>
            <StatCard icon="table" label="Data Storage" value="0" note="tables yet" />
            <StatCard icon="user" label="Registered Users" value="0" note="nobody has signed up yet" />
            <StatCard icon="gauge" label="Activity Today" value="0" note="reads and writes" />
          </Grid>
          <Grid columns={2}>
            <Card title="Tables">
              <EmptyState
                icon="table"
                title="No tables yet"
                text="Say what you want to keep, for example people or orders."
                action={<LinkButton href="#agent">Create a table</LinkButton>}
              />
            </Card>
            <Card title="Recent activity">
              <EmptyState
                icon="clock"
                title="Nothing has happened yet"
                text="Executed changes are listed here, each with its undo."
              />
            </Card>
          </Grid>
          <Card title="What should your app do first?">
            <Stack>
              <Composer
                label="Your instruction"
                placeholder="Say what you want to build…"
                value={value}
                onChange={setValue}
                onSend={() => setValue('')}
                canSend={value.trim() !== ''}
              />
              <SuggestionChips
                label="First instructions"
                items={first}
                onPick={(id) => setValue(first.find((item) => item.id === id)?.label ?? '')}
              />
            </Stack>
          </Card>
        </Stack>
      </PageContainer>
    </Frame>
  );
}

/** A project that is loading while the connection is lost: the frame stays where it is. */
export function Offline(): ReactElement {
  const [isTrying, setTrying] = useState(false);
  return (
    <Frame current="Dashboard" status="offline">
      <PageContainer>
        <PageHeader size="md" title="Project Dashboard" text="my-shop" />
        <Stack gap={16}>
          <Banner tone="warning" title="You are offline">
            What you see is from 10:21. Nothing is lost: what you write is sent when you are back.
          </Banner>
          <Grid columns={3}>
            <StatCard icon="table" label="Data Storage" value="3" note="from 10:21" />
            <StatCard icon="user" label="Registered Users" value="142" note="from 10:21" />
            <Card>
              <Skeleton label="Loading the activity" lines={3} />
            </Card>
          </Grid>
          <Grid columns={2}>
            <Card title="Recent activity">
              <Skeleton label="Loading the recent activity" lines={6} />
            </Card>
            <Card title="Tables">
              {isTrying ? (
                <Skeleton label="Loading the tables" lines={4} />
              ) : (
                <EmptyState
                  tone="danger"
                  icon="danger"
                  title="The tables did not load"
                  text="The server cannot be reached. Nothing was changed."
                  action={
                    <Button icon="retry" onClick={() => setTrying(true)}>
                      Try again
                    </Button>
                  }
                />
              )}
            </Card>
          </Grid>
        </Stack>
      </PageContainer>
    </Frame>
  );
}

/** An address without a page. */
export function NotFound(): ReactElement {
  return (
    <Frame current="">
      <PageContainer>
        <div className={css.lonely}>
          <Card>
            <Stack gap={12}>
              <span className={css.code}>404</span>
              <Heading level={1} size={30}>
                Oops! Page not found
              </Heading>
              <Text size={16} tone="secondary">
                Nothing lives at <CodeInline>/dashbord</CodeInline>. Your project is untouched.
              </Text>
              <Row>
                <LinkButton href="#home" variant="primary">
                  Return to Home
                </LinkButton>
                <LinkButton href="#dashboard">Open the dashboard</LinkButton>
              </Row>
            </Stack>
          </Card>
        </div>
      </PageContainer>
    </Frame>
  );
}

/** A page that could not be loaded. */
export function Recovery(): ReactElement {
  const [attempt, setAttempt] = useState(2);
  return (
    <ErrorScreen
      title="System Recovery Mode"
      text="A part of the page could not be loaded. Nothing was executed, and your draft is kept."
      attempt={`Attempt ${attempt} of 3`}
      details="Loading chunk reports failed."
      actions={
        <>
          <Button variant="primary" icon="retry" disabled={attempt === 3} onClick={() => setAttempt(3)}>
            Retry Recovery
          </Button>
          <LinkButton href="#home">Go Home</LinkButton>
        </>
      }
    />
  );
}
