import { entryWords } from '../../../../words/offers/entry.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { useCopyOffer } from '../use-copy-offer.ts';

/** Publishes an offer that ran out once more, as a new project: the mail about its end leads its owner here. */
export default function Renew({ offerId, sale }: { readonly offerId: string; readonly sale: boolean }) {
  const t = useWords(entryWords);
  const { copy, busy } = useCopyOffer({ done: t('renew.done'), failed: t('renew.failed') });
  return (
    <>
      {t(sale ? 'renew.text.sale' : 'renew.text')}
      <Button size="s" onClick={() => void copy('renew', offerId)} busy={busy && t('renew.busy')}>
        {t('renew.act')}
      </Button>
    </>
  );
}
