import { Slider } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [tokens, setTokens] = useState(1024);
  return <Slider label="Max tokens" min={256} max={4096} step={256} value={tokens} onChange={setTokens} />;
}
