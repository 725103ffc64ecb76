import { offerFormWords } from '../../../../../words/offers/form.ts';
import { useViewer } from '../../../../accounts/parts/session.ts';
import { ButtonLink } from '../../../../kit/parts/button.tsx';
import { Note } from '../../../../kit/parts/note.tsx';
import { useWords } from '../../../../kit/words/words.ts';

/** To agents only: the way to a proposal for the owner, or that the power of attorney is signed. */
export const AgencyCard = ({ offerId, isSigned }: { readonly offerId: string; readonly isSigned: boolean }) => {
  const t = useWords(offerFormWords);
  const viewer = useViewer();
  if (!isSigned && !(viewer.kind === 'signed-in' && viewer.isAgent)) return null;
  return (
    <Note tone={isSigned ? 'green' : 'navy'} title={t(isSigned ? 'agency.signed' : 'agency.title')}>
      <p>{t(isSigned ? 'agency.signed.text' : 'agency.text')}</p>
      <ButtonLink size="s" to={`/moja-tablica/my-offers/agency/${offerId}`}>
        {t(isSigned ? 'agency.open' : 'agency.act')}
      </ButtonLink>
    </Note>
  );
};
