import { Composer, Dock } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [text, setText] = useState('');
  const send = () => setText('');
  return (
    <Dock note="Nothing runs until you approve it.">
      <Composer
        label="Your instruction"
        value={text}
        onChange={setText}
        canSend={text !== ''}
        onSend={send}
      />
    </Dock>
  );
}
