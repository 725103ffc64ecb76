import { useEffect } from 'react';
import { offerPath } from '../../../../domain/kit/page/deal-paths.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { progressWords } from '../../../../words/offers/progress.ts';
import { focusHeading } from '../../../kit/focus-heading.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { ProgressScreen } from '../../../kit/parts/progress-screen.tsx';
import { usePolling } from '../../../kit/use-polling.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { type FlowProgress, stepStates } from '../publishing/flow-steps.ts';
import { useSteps } from '../publishing/use-steps.ts';
import type { OfferViewData } from './view.ts';

/** The offer exists; its document is sealed and sent while the page watches, or without it. */
export const PublishedOffer = ({ offer, progress }: { readonly offer: OfferViewData; readonly progress: FlowProgress }) => {
  const t = useWords(progressWords);
  const lang = useLang();
  const sale = isSale(offer.form);
  const steps = useSteps(stepStates(progress), sale);
  usePolling(progress.state === 'running');
  // The signature was pressed far down another screen of the same address, by a button that is gone.
  useEffect(() => {
    window.scrollTo(0, 0);
    focusHeading();
  }, []);
  const running = steps.find(({ state }) => state === 'now');
  const kind = sale ? '.sale' : '';
  const isDone = progress.state === 'done';
  return (
    <ProgressScreen
      subject={offer.form.name}
      title={isDone ? t(`confirm.done${kind}`) : (running?.label ?? t(`confirm.running${kind}`))}
      percent={isDone ? 100 : progress.percent}
      steps={steps}
      picture={offer.images[0]?.smallUrl ?? null}
      note={isDone ? null : t('confirm.note')}
      failure={progress.state === 'failed' ? { text: t(`confirm.seal${kind}`) } : null}
      end={
        <>
          <ButtonLink kind="main" to={publicPath(lang, offerPath(offer.id))}>
            {t(`confirm.see${kind}`)}
          </ButtonLink>
          <ButtonLink to="/moja-tablica/my-offers/active-offers">{t('confirm.list')}</ButtonLink>
        </>
      }
    />
  );
};
