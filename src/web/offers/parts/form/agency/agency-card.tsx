import { offerFormWords } from '../../../../../words/offers/form.ts';
import { useViewer } from '../../../../accounts/parts/session.ts';
import { ButtonLink } from '../../../../kit/parts/button.tsx';
import { Note } from '../../../../kit/parts/note.tsx';
import { useWords } from '../../../../kit/words/words.ts';

type Props = { readonly offerId: string; readonly isSigned: boolean; readonly ownerUid: string };

/**
 * To agents only: the way to a proposal for the owner, or that the power of attorney is signed. It is the agent's own: their colleagues fill in
 * the form and hear who acts for the owner (docs/rules/agency.md#colleagues-of-the-agent).
 */
export const AgencyCard = ({ offerId, isSigned, ownerUid }: Props) => {
  const t = useWords(offerFormWords);
  const viewer = useViewer();
  if (viewer.kind !== 'signed-in' || !(isSigned || viewer.isAgent)) return null;
  if (isSigned && viewer.uid !== ownerUid) return <Note title={t('agency.signed')}>{t('agency.signed.colleague')}</Note>;
  return (
    <Note tone={isSigned ? 'green' : 'navy'} title={t(isSigned ? 'agency.signed' : 'agency.title')}>
      <p>{t(isSigned ? 'agency.signed.text' : 'agency.text')}</p>
      <ButtonLink size="s" to={`/moja-tablica/my-offers/agency/${offerId}`}>
        {t(isSigned ? 'agency.open' : 'agency.act')}
      </ButtonLink>
    </Note>
  );
};
