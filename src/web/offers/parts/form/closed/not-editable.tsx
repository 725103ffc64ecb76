import { offersCalls } from '../../../../../contract/offers/endpoints.ts';
import { offerPath } from '../../../../../domain/kit/page/deal-paths.ts';
import { isDeleted } from '../../../../../domain/offers/machine.ts';
import { isSale } from '../../../../../domain/offers/rules/sale.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { useAct } from '../../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../../kit/dialog/toasts.tsx';
import { publicPath } from '../../../../kit/page/addresses.ts';
import { Button, ButtonLink } from '../../../../kit/parts/button.tsx';
import { Empty } from '../../../../kit/parts/states.tsx';
import { useLang, useWords } from '../../../../kit/words/words.ts';
import type { OfferEdit } from '../draft.ts';
import { LinkProject } from '../link/link-project.tsx';

/** Why an offer whose form the reader may see cannot be changed: it is signed, it was deleted, or it is the project of another side. */
const whyOf = ({ state, mayLink, form }: OfferEdit) => {
  if (isDeleted(state)) return 'deleted';
  if (mayLink) return 'others';
  return isSale(form) ? 'sale' : 'text';
};

/** Says it in the place of the form, with the way on; a project that was deleted a moment ago is taken back here, too. */
export const NotEditable = ({ edit }: { readonly edit: OfferEdit }) => {
  const t = useWords(offerFormWords);
  const lang = useLang();
  const why = whyOf(edit);
  return (
    <main id="content" className="wrap">
      <Empty
        heading="h1"
        title={t(why === 'deleted' ? 'closed.deleted.title' : 'closed.title')}
        text={t(`closed.${why}`)}
        action={
          <>
            {edit.allowed.includes('restore') && <Restore offerId={edit.id} />}
            {why !== 'deleted' && (
              <ButtonLink kind="main" to={publicPath(lang, offerPath(edit.id))}>
                {t('closed.act')}
              </ButtonLink>
            )}
            <ButtonLink to="/moja-tablica/my-offers/unsigned-offers">{t('closed.list')}</ButtonLink>
          </>
        }
      />
      {edit.mayLink && <LinkProject offerId={edit.id} />}
    </main>
  );
};

const Restore = ({ offerId }: { readonly offerId: string }) => {
  const t = useWords(offerFormWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const restore = async (): Promise<void> => {
    const answer = await act(offersCalls.restoreOffer, { offerId });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return (
    <Button kind="main" onClick={() => void restore()} busy={act.busy && t('closed.restoring')}>
      {t('closed.restore')}
    </Button>
  );
};
