import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import {
  Badge,
  Button,
  Card as Paper,
  MantineProvider,
  Progress,
  Switch as Toggle,
  Title,
} from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';

export const toast = (title) => notifications.show({ title, message: '' });

export const Frame = ({ children }) => (
  <MantineProvider defaultColorScheme="dark">
    {children}
    <Notifications />
  </MantineProvider>
);

export const Card = ({ title, status, percent, onOpen }) => (
  <Paper withBorder>
    <Title order={2} size="sm">
      {title}
    </Title>
    <Badge color="green">{status}</Badge>
    <Progress value={percent} aria-label={title} />
    <Button variant="default" onClick={onOpen}>
      Open
    </Button>
  </Paper>
);

export const Switch = ({ label, checked, onChange }) => (
  <Toggle label={label} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
);
