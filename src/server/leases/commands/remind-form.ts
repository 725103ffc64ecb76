/** Reminds the sides of a lease over 12 months of its written form. */

import { formDueOn, owingSides } from '../../../domain/leases/rules/form.ts';
import { leaseMails } from '../mail.ts';
import { formFactsOf } from '../store/form.ts';
import { reminding } from './remind.ts';

/** Reminds whoever owes something: the form itself, or the declaration of the day. */
export const remindForm = reminding(async (row, _services, tx) => ({
  mail: leaseMails.form_missing,
  to: owingSides(await formFactsOf(tx, row.id)),
  details: { day: formDueOn(row.signedAt) },
}));
