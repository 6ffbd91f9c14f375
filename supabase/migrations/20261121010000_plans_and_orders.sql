-- The plans people have, and the orders that paid for them. Written by the server alone; people read their own rows.
-- A plan that costs something begins together with the capture of its order, in one transaction.

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null references auth.users (id) on delete cascade,
  plan_id text not null check (plan_id in ('explorer', 'pro', 'enterprise')),
  amount numeric(12, 2) not null check (amount > 0),
  currency text not null check (currency = 'USD'),
  -- The id the payment provider gave it; null until the provider has answered.
  provider_id text unique check (length(provider_id) between 1 and 64),
  -- open: offered again to whoever presses the button again. closed: no longer offered, though its payer may still
  -- return. capturing: the provider was, or was about to be, asked for the money, and its answer is not known.
  state text not null default 'open' check (state in ('open', 'closed', 'capturing', 'captured')),
  capture_id text unique check (length(capture_id) between 1 and 64),
  created_at timestamptz not null default now(),
  captured_at timestamptz,
  check ((state = 'captured') = (capture_id is not null and captured_at is not null)),
  check (provider_id is not null or state in ('open', 'closed'))
);
create unique index orders_one_open on public.orders (owner, plan_id) where state = 'open';
create index orders_by_owner on public.orders (owner, created_at desc);
create index orders_unsettled on public.orders (owner) where state = 'capturing';
alter table public.orders enable row level security;
create policy "people read their own orders" on public.orders
  for select to authenticated using ((select auth.uid()) = owner);

create table public.plan_periods (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null references auth.users (id) on delete cascade,
  plan_id text not null check (plan_id in ('explorer', 'pro', 'enterprise')),
  -- The order that paid for it, once only.
  order_id uuid unique references public.orders (id),
  starts_at timestamptz not null,
  -- Null: without end.
  ends_at timestamptz check (ends_at > starts_at),
  check (plan_id <> 'pro' or (order_id is not null and ends_at is not null))
);
create unique index plan_periods_one_free on public.plan_periods (owner) where plan_id = 'explorer';
create index plan_periods_by_owner on public.plan_periods (owner, ends_at);
alter table public.plan_periods enable row level security;
create policy "people read their own plans" on public.plan_periods
  for select to authenticated using ((select auth.uid()) = owner);

-- The order a person has open for a plan at a price; a new one when there is none made since a time. Asked twice at
-- once it is the same order, which is what makes a double click harmless.
create function public.open_order(
  p_owner uuid, p_plan text, p_amount numeric, p_currency text, p_since timestamptz, p_at timestamptz
) returns setof public.orders
language plpgsql security definer set search_path = '' as $$
begin
  update public.orders set state = 'closed'
    where owner = p_owner and plan_id = p_plan and state = 'open'
      and (created_at < p_since or amount <> p_amount or currency <> p_currency);
  insert into public.orders (owner, plan_id, amount, currency, created_at)
    values (p_owner, p_plan, p_amount, p_currency, p_at)
    on conflict (owner, plan_id) where state = 'open' do nothing;
  return query select * from public.orders where owner = p_owner and plan_id = p_plan and state = 'open';
end $$;

-- Records the one capture of an order and begins the month it paid for; again, it gives the same month. A month that
-- is paid while another runs begins when that one ends.
create function public.complete_order(p_order uuid, p_capture text, p_at timestamptz) returns setof public.plan_periods
language plpgsql security definer set search_path = '' as $$
declare
  paid public.orders;
  begins timestamptz;
begin
  select * into strict paid from public.orders where id = p_order for update;
  if paid.state <> 'captured' then
    -- Two orders of one person at once would otherwise begin at the same time.
    perform pg_advisory_xact_lock(hashtextextended(paid.owner::text, 0));
    select greatest(p_at, max(ends_at)) into begins from public.plan_periods
      where owner = paid.owner and plan_id = paid.plan_id;
    update public.orders set state = 'captured', capture_id = p_capture, captured_at = p_at where id = p_order;
    insert into public.plan_periods (owner, plan_id, order_id, starts_at, ends_at)
      values (paid.owner, paid.plan_id, p_order, begins, begins + interval '1 month');
  end if;
  return query select * from public.plan_periods where order_id = p_order;
end $$;

revoke all on function public.open_order(uuid, text, numeric, text, timestamptz, timestamptz) from public, anon, authenticated;
revoke all on function public.complete_order(uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function public.open_order(uuid, text, numeric, text, timestamptz, timestamptz) to service_role;
grant execute on function public.complete_order(uuid, text, timestamptz) to service_role;

revoke all on public.orders, public.plan_periods from anon, authenticated;
grant select on public.orders, public.plan_periods to authenticated;
grant all on public.orders, public.plan_periods to service_role;
