-- When a person first proved that the email of their account is theirs: by a code mailed to it, or by a third party's word.
alter table app_user add column email_proved_at timestamptz;

-- Every sign-in until now ended with such a proof, or followed one.
update app_user
   set email_proved_at = proved.at
  from (select user_id, min(at) as at from account_event where action = 'signed_in' group by user_id) proved
 where proved.user_id = app_user.id;
