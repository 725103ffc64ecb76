import { useNavigate } from 'react-router';
import { agencyCalls } from '../../../contract/agency/endpoints.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useConfirmedAct } from '../../kit/calls/use-confirmed-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../kit/dialog/confirm.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import type { Agreement } from './data.ts';
import { RevokeByLink } from './revoke-by-link.tsx';

const projects = '/moja-tablica/my-offers/unsigned-offers';

/** Takes a proposal back, or ends a signed agreement; without an account of the owner the agent is asked what becomes of the project. */
export const EndAgreement = ({ agreement, token }: { readonly agreement: Agreement; readonly token?: string }) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  const confirmed = useConfirmedAct();
  const { allowed, id, viewer, status, answerUntil, ownerDetails } = agreement;
  const withdraw = (): Promise<void> => {
    const question = { title: t('withdraw.title'), text: t('withdraw.text'), act: t('withdraw.act') };
    return confirmed.run(agencyCalls.withdrawAgreement, { agreementId: id }, question, { done: t('withdraw.done') });
  };
  return (
    <>
      {allowed.includes('withdraw') && (
        <>
          {status === 'pending' && answerUntil !== null && <p>{t('withdraw.waits', { email: ownerDetails.email, until: f.instant(answerUntil) })}</p>}
          <Button full onClick={() => void withdraw()} busy={confirmed.busy && t('withdraw.act')}>
            {t('withdraw.act')}
          </Button>
        </>
      )}
      {allowed.includes('revoke') && viewer !== 'link' && <Revoke agreement={agreement} />}
      {allowed.includes('revoke') && viewer === 'link' && token !== undefined && <RevokeByLink agreement={agreement} token={token} />}
    </>
  );
};

const Revoke = ({ agreement: { offerId, viewer, originalOwnerExists } }: { readonly agreement: Agreement }) => {
  const t = useWords(agencyPageWords);
  const act = useAct();
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const revoke = async (): Promise<void> => {
    const own = viewer === 'owner' ? '.owner' : '';
    const text = t(originalOwnerExists ? `revoke.text${own}` : 'revoke.text.noOwner');
    if (!(await confirm({ title: t('revoke.title'), text, act: t('revoke.act'), danger: true }))) return;
    const answer = await act(agencyCalls.revokeAgreement, { offerId });
    if (!answer.ok) return toast.bad(refusalText(answer.refusal), t('revoke.failed'));
    if (answer.value.originalOwnerExists) return toast.good(t(`revoke.done${own}`));
    if (viewer !== 'agent') return toast.good(t('revoke.done.noOwner'));
    const question = { title: t('revoke.noOwner.title'), text: t('revoke.noOwner.text'), act: t('revoke.noOwner.act'), danger: true };
    if (!(await confirm(question))) return toast.good(t('revoke.done.noOwner'));
    const deleted = await act(offersCalls.deleteOffer, { offerId });
    if (!deleted.ok) return toast.bad(refusalText(deleted.refusal));
    toast.good(t('revoke.noOwner.done'));
    await navigate(projects);
  };
  return (
    <Button kind="danger" full onClick={() => void revoke()} busy={act.busy && t('revoke.act')}>
      {t('revoke.act')}
    </Button>
  );
};
