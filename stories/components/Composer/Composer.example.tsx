import { Composer } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [text, setText] = useState('');
  return (
    <Composer
      label="Instruction"
      value={text}
      onChange={setText}
      canSend={text.trim() !== ''}
      onSend={() => setText('')}
    />
  );
}
