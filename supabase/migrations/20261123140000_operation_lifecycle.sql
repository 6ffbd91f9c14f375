-- The lifecycle of an operation. The states and moves are those of `operationLifecycle` in packages/domain, which says
-- what each means; a test compares the two. A move outside the list is refused, whoever writes it.
alter table public.operations drop constraint operations_state_check;
alter table public.operations add constraint operations_state_check check (state in (
  'proven', 'executing', 'proving', 'executed', 'undoing', 'undone', 'failed', 'declined'
));

drop index public.operations_unfinished;
create index operations_unfinished on public.operations (state) where state in ('executing', 'proving', 'undoing');

create function public.refuse_illegal_move() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (old.state, new.state) not in (
    ('proven', 'executing'),
    ('proven', 'declined'),
    ('executing', 'executed'),
    ('executing', 'failed'),
    ('executing', 'proving'),
    ('executing', 'proven'),
    ('proving', 'executing'),
    ('proving', 'proven'),
    ('proving', 'failed'),
    ('executed', 'undoing'),
    ('undoing', 'undone'),
    ('undoing', 'executed')
  ) then
    raise exception 'An operation cannot move from % to %.', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke all on function public.refuse_illegal_move() from public, anon, authenticated;

create trigger operations_legal_moves before update of state on public.operations
  for each row when (old.state is distinct from new.state) execute function public.refuse_illegal_move();
