-- The language model that reads a person's instructions where the rules cannot, and what it cost. For the server alone:
-- the key must never reach a browser, and the costs must not be changed there.

create table public.model_settings (
  owner uuid primary key references auth.users (id) on delete cascade,
  enabled boolean not null default false,
  -- A person's own model; null: the one that the operator offers.
  provider text check (provider in ('openai-compatible', 'anthropic')),
  base_url text check (length(base_url) between 1 and 300),
  model text check (length(model) between 1 and 200),
  -- Encrypted with the server's key, for this owner and this address only.
  sealed_key text check (length(sealed_key) <= 4000),
  temperature numeric(2, 1) not null check (temperature between 0 and 2),
  max_tokens integer not null check (max_tokens between 256 and 4096),
  context_aware boolean not null,
  -- Euros per month.
  monthly_cap numeric(8, 2) not null check (monthly_cap between 0 and 1000),
  -- Euros per million tokens.
  input_price numeric(10, 4) not null check (input_price between 0 and 10000),
  output_price numeric(10, 4) not null check (output_price between 0 and 10000),
  updated_at timestamptz not null default now(),
  check ((base_url is null) = (model is null) and (base_url is null) = (provider is null)),
  check (sealed_key is null or base_url is not null)
);
alter table public.model_settings enable row level security;

create table public.model_calls (
  id uuid primary key,
  owner uuid not null references auth.users (id) on delete cascade,
  model text not null check (length(model) between 1 and 200),
  at timestamptz not null,
  input_tokens bigint not null check (input_tokens >= 0),
  output_tokens bigint not null check (output_tokens >= 0),
  -- Millionths of a euro; the highest possible cost until the answer is there.
  micro_euros bigint not null check (micro_euros >= 0)
);
create index model_calls_by_owner on public.model_calls (owner, at);
alter table public.model_calls enable row level security;

-- Records a call at its highest possible cost before it is made, unless that could exceed the cap.
create function public.reserve_model_call(
  p_id uuid, p_owner uuid, p_model text, p_at timestamptz, p_since timestamptz,
  p_input bigint, p_output bigint, p_cost bigint, p_cap bigint
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- Two calls of one person at once would otherwise both fit.
  perform pg_advisory_xact_lock(hashtextextended(p_owner::text, 1));
  if p_cost > 0 and p_cost + coalesce(
    (select sum(micro_euros) from public.model_calls where owner = p_owner and at >= p_since), 0
  ) > p_cap then
    return false;
  end if;
  insert into public.model_calls (id, owner, model, at, input_tokens, output_tokens, micro_euros)
    values (p_id, p_owner, p_model, p_at, p_input, p_output, p_cost);
  return true;
end $$;

revoke all on function public.reserve_model_call(uuid, uuid, text, timestamptz, timestamptz, bigint, bigint, bigint, bigint)
  from public, anon, authenticated;
grant execute on function public.reserve_model_call(uuid, uuid, text, timestamptz, timestamptz, bigint, bigint, bigint, bigint)
  to service_role;
revoke all on public.model_settings, public.model_calls from anon, authenticated;
grant all on public.model_settings, public.model_calls to service_role;
