import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { isDeleted, isProject } from '../../../domain/offers/machine.ts';
import { besideWords } from '../../../words/signing/beside.ts';
import { boardWords } from '../../../words/workspace/board.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useConfirmedAct } from '../../kit/calls/use-confirmed-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useWords } from '../../kit/words/words.ts';
import { useCopyOffer } from '../../offers/parts/use-copy-offer.ts';
import styles from './card.module.css';
import type { BoardCardData } from './card.tsx';

/** What the owner may do with a card: copies are made at once, a deletion can be undone for a minute instead of being asked about. */
export const BoardActs = ({ card, onDeleted }: { readonly card: BoardCardData; readonly onDeleted: (card: BoardCardData) => void }) => {
  const t = useWords(boardWords);
  const b = useWords(besideWords);
  const act = useAct();
  const { copy } = useCopyOffer({ done: t('duplicated'), failed: t('duplicate.failed') });
  const toast = useToast();
  const confirmed = useConfirmedAct();
  const refusalText = useRefusalText();
  const may = (what: BoardCardData['allowed'][number]): boolean => card.allowed.includes(what);
  // What is published is gone for good, so it is asked about; a project can be taken back.
  const withdraw = (): Promise<void> =>
    confirmed.run(
      offersCalls.deleteOffer,
      { offerId: card.id },
      { title: t('withdraw.title', { name: card.name }), text: t('withdraw.text'), act: t('withdraw.act') },
      { done: t('withdraw.done') },
    );
  const remove = async (): Promise<void> => {
    if (card.badge !== 'draft') return withdraw();
    const answer = await act(offersCalls.deleteOffer, { offerId: card.id });
    if (answer.ok) onDeleted(card);
    else toast.bad(refusalText(answer.refusal));
  };
  const hasOffer = !isProject(card.state) && !isDeleted(card.state);
  if (!hasOffer && !(['renew', 'duplicate', 'delete'] as const).some(may)) return null;
  return (
    <fieldset className={styles['acts']}>
      <legend className="sr">{t('menu', { name: card.name || t('unnamed') })}</legend>
      {hasOffer && (
        <a className={styles['paper']} href={`/document/${card.id}/offer`} target="_blank" rel="noreferrer">
          {b('signed')}
        </a>
      )}
      {may('renew') && (
        <Button size="s" onClick={() => void copy('renew', card.id)}>
          {t('renew')}
        </Button>
      )}
      {may('duplicate') && !may('renew') && (
        <Button size="s" kind="quiet" onClick={() => void copy('duplicate', card.id)}>
          {t('duplicate')}
        </Button>
      )}
      {may('delete') && (
        <Button size="s" kind="quiet" onClick={() => void remove()}>
          {t('delete')}
        </Button>
      )}
    </fieldset>
  );
};
