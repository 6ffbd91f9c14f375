import '@radix-ui/themes/styles.css';
import {
  Badge,
  Button,
  Card as Paper,
  Flex,
  Heading,
  Progress,
  Switch as Toggle,
  Text,
  Theme,
} from '@radix-ui/themes';

// Radix Themes has no toasts.
export const toast = () => {};

export const Frame = ({ children }) => <Theme appearance="dark">{children}</Theme>;

export const Card = ({ title, status, percent, onOpen }) => (
  <Paper>
    <Heading as="h2" size="2">
      {title}
    </Heading>
    <Badge color="green">{status}</Badge>
    <Progress value={percent} aria-label={title} />
    <Button variant="soft" onClick={onOpen}>
      Open
    </Button>
  </Paper>
);

export const Switch = ({ label, checked, onChange }) => (
  <Text as="label">
    <Flex justify="between">
      {label} <Toggle checked={checked} onCheckedChange={onChange} />
    </Flex>
  </Text>
);
