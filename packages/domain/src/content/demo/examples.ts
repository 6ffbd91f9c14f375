import type { DemoExample } from './types.ts';

/** The four examples, one of each type; the first is selected initially. */
export const demoExamples: readonly DemoExample[] = [
  {
    input: 'A button that counts how often it was pressed',
    output: `import { useState } from 'react';

export function PressCounter() {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      Pressed {presses} times
    </button>
  );
}
`,
    language: 'tsx',
    type: 'component',
  },
  {
    input: 'A function that adds up the prices in a cart with tax',
    output: `interface CartItem {
  readonly price: number;
  readonly quantity: number;
}

/** Prices are in cents to avoid rounding errors. */
export function cartTotal(items: readonly CartItem[], taxPercent: number): number {
  const net = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  return Math.round(net * (1 + taxPercent / 100));
}
`,
    language: 'ts',
    type: 'function',
  },
  {
    input: 'An API that returns the ten latest orders of the signed-in user',
    output: `import { supabase } from './supabase.ts';

export async function latestOrders(userId: string) {
  const { data, error } = await supabase
    .from('orders')
    .select('id, total, created_at')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(10);
  if (error) throw error;
  return data;
}
`,
    language: 'ts',
    type: 'api',
  },
  {
    input: 'A customers table with a name and a unique email, where people only see their own',
    output: `export const migration = \`
create table customers (
  id uuid primary key references auth.users (id),
  name text not null,
  email text not null unique
);

alter table customers enable row level security;

create policy "customers see themselves" on customers
  for select using (auth.uid() = id);
\`;
`,
    language: 'ts',
    type: 'database',
  },
];
