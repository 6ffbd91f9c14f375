import { TagField } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [tags, setTags] = useState<readonly string[]>(['billing']);
  return <TagField label="Tags" value={tags} onChange={setTags} />;
}
