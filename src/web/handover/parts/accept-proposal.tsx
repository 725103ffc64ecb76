import { handoverCalls } from '../../../contract/handover/endpoints.ts';
import { leaseWords } from '../../../words/leases/lease-page.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import type { Lease } from '../../leases/parts/lease-header.tsx';

type AcceptProposalProps = {
  readonly lease: Lease;
  readonly reception: NonNullable<Lease['reception']>;
  readonly proposal: NonNullable<Lease['proposal']>;
};

/** Takes the landlord's day and hour with one press: the person who receives the premises stays whom the tenant named and authorised. */
export const AcceptProposal = ({ lease, reception: { firstName, lastName, email }, proposal: { date, hour, meetingAt } }: AcceptProposalProps) => {
  const t = useWords(leaseWords);
  const f = useFormat();
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const accept = async (): Promise<void> => {
    const receptionForm = { firstName, lastName, email, date, hour, authorized: true };
    const answer = await act(handoverCalls.namePerson, { id: lease.offerId, landlord: false, receptionForm });
    if (answer.ok) toast.good(t('proposal.accepted', { when: f.instant(meetingAt) }));
    else toast.bad(refusalText(answer.refusal));
  };
  return (
    <Button kind="main" size="s" onClick={() => void accept()} busy={act.busy && t('act.acceptProposal.busy')}>
      {t('act.acceptProposal')}
    </Button>
  );
};
