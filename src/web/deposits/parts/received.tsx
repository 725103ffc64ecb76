import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { depositStage } from '../../../domain/leases/rules/status.ts';
import { depositWords } from '../../../words/deposits/deposit.ts';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';

type Deposit = Pick<OutputOf<typeof depositsCalls.getDeposit>, 'receivedAt' | 'state'>;

/** What is known of a deposit that is awaited no more: when it came, and what is next for it. */
export const Received = ({ deposit: { receivedAt, state } }: { readonly deposit: Deposit }) => {
  const t = useWords(depositWords);
  const f = useFormat();
  if (receivedAt === null) return <Note>{t('over')}</Note>;
  const stage = depositStage(state);
  return <Note tone={stage === 'held' ? 'green' : 'navy'}>{t(`paid.${stage}`, { when: f.instant(receivedAt) })}</Note>;
};
