-- What a turn of the agent shows besides its text, so that the rows of an answer and the choices of a question are
-- still there after a reload and on another device. Without secrets, as the text.

alter table public.conversation_turns
  add column outcome jsonb check (length(outcome::text) <= 40000);
