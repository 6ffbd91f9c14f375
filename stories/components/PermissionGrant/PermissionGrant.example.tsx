import { PermissionGrant } from '@saywright/ui';

const handleAnswer = () => undefined;

export default function Example() {
  return (
    <PermissionGrant
      title="Saywright wants to work with shop-front"
      items={[
        { id: 'read', label: 'Read all files', icon: 'page' },
        {
          id: 'branch',
          label: 'Write to its own branches',
          note: 'It cannot write to main.',
          icon: 'branch',
        },
      ]}
      onAnswer={handleAnswer}
    />
  );
}
