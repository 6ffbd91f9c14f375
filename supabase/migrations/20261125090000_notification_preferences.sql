-- Gives the preferences about notifications the name that they have everywhere else.

alter table public.preferences drop constraint preferences_name_check;
update public.preferences set name = 'notificationPreferences' where name = 'tellings';
alter table public.preferences add constraint preferences_name_check
  check (name in ('theme', 'contrast', 'density', 'notificationPreferences', 'models', 'templates'));
