import { adminWords } from '../../../../words/admin/pages.ts';
import { leaseWords } from '../../../../words/leases/lease-page.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { DepositRow } from './bank-dialog.tsx';

/** What the sides said: the tenant's reasons for refusing the premises, and the landlord's objection. */
export const DisputeSubject = ({ row: { rejection, objection } }: { readonly row: DepositRow }) => {
  const t = useWords(adminWords);
  const lease = useWords(leaseWords);
  const f = useFormat();
  return (
    <>
      {rejection && (
        <small>
          {t('said.tenant', { when: f.instant(rejection.at), reasons: rejection.reasons.map((reason) => lease(`reason.${reason}`)).join(', ') })}
          {rejection.description !== '' && ` ${t('said.tenant.text', { text: rejection.description })}`}
        </small>
      )}
      {objection && <small>{t('said.landlord', { when: f.instant(objection.at), text: objection.text })}</small>}
    </>
  );
};
