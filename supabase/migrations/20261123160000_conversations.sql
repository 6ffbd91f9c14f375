-- A person's conversations with the agent: the turns as they may be stored, without secrets, and what the next
-- instruction can refer to. Only the server writes them.

create table public.conversations (
  owner uuid not null references auth.users (id) on delete cascade,
  id text not null check (length(id) between 1 and 100),
  title text not null check (length(title) between 1 and 200),
  started_at timestamptz not null,
  context jsonb not null default '{}' check (length(context::text) <= 200000),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (owner, id)
);
alter table public.conversations enable row level security;
create policy "people read their own conversations" on public.conversations
  for select to authenticated using ((select auth.uid()) = owner);

create table public.conversation_turns (
  owner uuid not null,
  conversation_id text not null,
  id text not null check (length(id) between 1 and 100),
  seq bigint generated always as identity,
  at timestamptz not null,
  sender text not null check (sender in ('user', 'ai', 'operation')),
  content text not null check (length(content) <= 40000),
  primary key (owner, conversation_id, id),
  foreign key (owner, conversation_id) references public.conversations (owner, id) on delete cascade
);
create index conversation_turns_by_time on public.conversation_turns (owner, conversation_id, at desc, seq desc);
alter table public.conversation_turns enable row level security;
create policy "people read their own turns" on public.conversation_turns
  for select to authenticated using ((select auth.uid()) = owner);

-- The newest 200 turns of a conversation are stored, and the newest 50 conversations of a person.
create function public.prune_turns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.conversation_turns where (owner, conversation_id, id) in (
    select owner, conversation_id, id from (
      select owner, conversation_id, id,
        row_number() over (partition by owner, conversation_id order by at desc, seq desc) as place
      from public.conversation_turns
      where (owner, conversation_id) in (select owner, conversation_id from added)
    ) turns where place > 200
  );
  return null;
end $$;
create trigger prune_turns after insert on public.conversation_turns
  referencing new table as added for each statement execute function public.prune_turns();

create function public.prune_conversations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.conversations where (owner, id) in (
    select owner, id from (
      select owner, id, row_number() over (partition by owner order by started_at desc, id) as place
      from public.conversations where owner in (select owner from added)
    ) known where place > 50
  );
  return null;
end $$;
create trigger prune_conversations after insert on public.conversations
  referencing new table as added for each statement execute function public.prune_conversations();

revoke all on function public.prune_turns() from public, anon, authenticated;
revoke all on function public.prune_conversations() from public, anon, authenticated;
revoke all on public.conversations, public.conversation_turns from anon, authenticated;
grant select on public.conversations, public.conversation_turns to authenticated;
grant all on public.conversations, public.conversation_turns to service_role;
