import { Pagination } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [page, setPage] = useState(3);
  return <Pagination label="Pages of orders" count={12} value={page} onChange={setPage} />;
}
