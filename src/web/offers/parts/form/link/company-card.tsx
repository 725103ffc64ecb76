import { offersCalls } from '../../../../../contract/offers/endpoints.ts';
import { isCompanyAccepted } from '../../../../../domain/accounts/rules/verification-status.ts';
import { linkWords } from '../../../../../words/offers/link.ts';
import { useViewer } from '../../../../accounts/parts/session.ts';
import { useAct } from '../../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../../kit/dialog/toasts.tsx';
import { Button } from '../../../../kit/parts/button.tsx';
import { Note } from '../../../../kit/parts/note.tsx';
import { useWords } from '../../../../kit/words/words.ts';

type Props = {
  readonly offerId: string;
  /** The company that lists the project now. */
  readonly companyId: string | null;
  readonly flush: () => Promise<boolean>;
};

/** A project from before its author had a company: the way to the company, whose signers then see and edit it. */
export const CompanyCard = ({ offerId, companyId, flush }: Props) => {
  const t = useWords(linkWords);
  const viewer = useViewer();
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  if (viewer.kind !== 'signed-in' || viewer.company === null || !isCompanyAccepted(viewer) || viewer.company.id === companyId) return null;
  const { id, name } = viewer.company;
  const give = async (): Promise<void> => {
    if (!(await flush())) return toast.bad(t('unsaved'));
    const answer = await act(offersCalls.addOfferToCompany, { offerId, companyId: id });
    if (answer.ok) toast.good(t('company.done', { name }));
    else toast.bad(refusalText(answer.refusal));
  };
  return (
    <Note title={t('company.title')}>
      <p>{t('company.text', { name })}</p>
      <Button size="s" onClick={() => void give()} busy={act.busy && t('company.busy')}>
        {t('company.act', { name })}
      </Button>
    </Note>
  );
};
