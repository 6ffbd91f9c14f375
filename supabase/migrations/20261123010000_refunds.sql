-- What becomes of an order after its money was taken: it may have paid for nothing, and it may be given back.

alter table public.orders drop constraint orders_state_check;
alter table public.orders drop constraint orders_check;
alter table public.orders drop constraint orders_check1;
alter table public.orders
  -- unapplied: the provider took money that activated nothing; `problem` says why. refunding: the provider was, or was
  -- about to be, asked to give the money back, and its answer is not known. refunded: it has.
  add constraint orders_state_check check (
    state in ('open', 'closed', 'capturing', 'captured', 'unapplied', 'refunding', 'refunded')
  ),
  add column problem text check (length(problem) <= 200),
  add column refund_id text check (length(refund_id) between 1 and 64),
  add column refunded_at timestamptz,
  -- When its payer was first told that the payment succeeded: that is said once.
  add column announced_at timestamptz,
  add constraint orders_captured check (state <> 'captured' or (capture_id is not null and captured_at is not null)),
  add constraint orders_capture check (capture_id is null or captured_at is not null),
  add constraint orders_problem check (state <> 'unapplied' or (problem is not null and captured_at is not null)),
  add constraint orders_refunded check ((state = 'refunded') = (refunded_at is not null)),
  add constraint orders_sent check (provider_id is not null or state in ('open', 'closed'));

-- As before, but what was given back, or activated nothing, is not captured once more.
create or replace function public.complete_order(p_order uuid, p_capture text, p_at timestamptz) returns setof public.plan_periods
language plpgsql security definer set search_path = '' as $$
declare
  paid public.orders;
  begins timestamptz;
begin
  select * into strict paid from public.orders where id = p_order for update;
  if paid.state in ('open', 'closed', 'capturing') then
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

-- Records that an order's money was given back, and ends the time it paid for: what follows that time moves forward.
create function public.refund_order(p_order uuid, p_refund text, p_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid public.orders;
  ended public.plan_periods;
  kept_until timestamptz;
begin
  select * into strict paid from public.orders where id = p_order for update;
  if paid.state = 'refunded' then return; end if;
  perform pg_advisory_xact_lock(hashtextextended(paid.owner::text, 0));
  update public.orders set state = 'refunded', refund_id = p_refund, refunded_at = p_at where id = p_order;
  select * into ended from public.plan_periods where order_id = p_order;
  if not found or ended.ends_at <= p_at then return; end if;
  kept_until := greatest(ended.starts_at, p_at);
  if kept_until = ended.starts_at then
    delete from public.plan_periods where id = ended.id;
  else
    update public.plan_periods set ends_at = kept_until where id = ended.id;
  end if;
  update public.plan_periods
    set starts_at = starts_at - (ended.ends_at - kept_until), ends_at = ends_at - (ended.ends_at - kept_until)
    where owner = ended.owner and plan_id = ended.plan_id and starts_at >= ended.ends_at;
end $$;

revoke all on function public.refund_order(uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function public.refund_order(uuid, text, timestamptz) to service_role;
