import { ThinkingStatus } from '@saywright/ui';

export default function Example() {
  return (
    <ThinkingStatus since={0} until={8000}>
      It read three tables.
    </ThinkingStatus>
  );
}
