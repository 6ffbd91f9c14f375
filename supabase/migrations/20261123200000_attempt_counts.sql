-- Attempts to sign in, to use links and to send mails, counted across restarts. For the server alone. Keys are hashes, so
-- no address is stored here.

create table public.attempt_counts (
  key text primary key check (length(key) <= 255),
  points integer not null default 0,
  -- When the count is forgotten, in milliseconds since 1970.
  expire bigint
);
alter table public.attempt_counts enable row level security;
revoke all on public.attempt_counts from anon, authenticated;
grant all on public.attempt_counts to service_role;
