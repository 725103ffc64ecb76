-- Mails of the handover tell more than before. Those that were stored before, sent or waiting, get what they lack, so that they can be
-- sent and read; what nobody stored is a dash.
update mail
set facts = jsonb_build_object(
    'company', '—', 'counterpart', '—', 'address', '—', 'lease', '—', 'answerBy', null,
    'deposit', coalesce((select lease.deposit from lease where lease.offer_id = mail.facts ->> 'offerId'), 0)
  ) || facts
where template like 'handover.%';
