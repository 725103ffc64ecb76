import type { OutputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import { verifyWords } from '../../../words/reservations/verify.ts';
import { ProgressScreen } from '../../kit/parts/progress-screen.tsx';
import { usePolling } from '../../kit/use-polling.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { type FlowProgress, stepStates } from '../../offers/parts/publishing/flow-steps.ts';

type Key = 'CHECKING_NETWORK' | 'DOWNLOADING_DATA' | 'RESERVATION' | 'PREPARING_DOCUMENTS' | 'SENDING_OFFER' | 'DONE';

/** The lease being drawn, step by step as the job writes it. */
export const BookingProgress = ({
  offer,
  until,
  progress,
}: {
  readonly offer: OutputOf<typeof offersCalls.getOffer>;
  readonly until: string;
  readonly progress: FlowProgress | null;
}) => {
  const t = useWords(verifyWords);
  const f = useFormat();
  usePolling(true);
  const states = progress === null ? [] : stepStates(progress);
  const running = states.find(({ state }) => state === 'now' || state === 'failed');
  const texts: Partial<Record<string, string>> = {
    RESERVATION: t('step.RESERVATION.text', { until: f.instant(until) }),
    PREPARING_DOCUMENTS: t('step.PREPARING_DOCUMENTS.text'),
  };
  return (
    <ProgressScreen
      subject={offer.form.name}
      title={running ? t(`step.${running.key as Key}`) : t('progress.title')}
      percent={progress?.percent ?? 0}
      picture={offer.images[0]?.smallUrl ?? null}
      steps={states.map((step) => ({ ...step, label: t(`step.${step.key as Key}`), text: texts[step.key] }))}
      note={t('progress.note')}
      failure={progress?.state === 'failed' ? { text: t('progress.failed') } : null}
    />
  );
};
