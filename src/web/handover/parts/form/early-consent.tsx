import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { Protocol } from './draft.ts';

/** From when the protocol can be sent, and each side's consent not to wait for that hour. */
export const EarlyConsent = ({ protocol }: { readonly protocol: Protocol }) => {
  const t = useWords(protocolWords);
  const f = useFormat();
  const { lock, meetingAt, early, side } = protocol;
  if (early.length === 2) return <Note tone="green">{t('early.agreed')}</Note>;
  if (lock !== 'before_meeting' || meetingAt === null) return null;
  const isMine = early.includes(side);
  return (
    <>
      <Note tone="amber" title={t('early.title')}>
        <p>{t('early.text', { when: f.instant(meetingAt) })}</p>
        {early.length > 0 && <p>{t(isMine ? 'early.waiting' : 'early.asked')}</p>}
      </Note>
      {!isMine && protocol.allowed.includes('agreeEarly') && <Agree offerId={protocol.offerId} />}
    </>
  );
};

const Agree = ({ offerId }: { readonly offerId: string }) => {
  const t = useWords(protocolWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const agree = async (): Promise<void> => {
    const answer = await act(handoverCalls.agreeEarlyHandover, { offerId });
    if (answer.ok) toast.good(t('early.done'));
    else toast.bad(refusalText(answer.refusal), t('error.choice'));
  };
  return (
    <Button size="s" full onClick={() => void agree()} busy={act.busy && t('early.busy')}>
      {t('early.act')}
    </Button>
  );
};
