import type { ProtocolData } from '../../../../domain/handover/types.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import type { DraftState } from '../../../kit/draft/draft.ts';
import { SaveState } from '../../../kit/form/save-state.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../protocol.module.css';
import type { Protocol, ProtocolDraft } from './draft.ts';

type Props = { readonly protocol: Protocol; readonly draft: ProtocolDraft; readonly state: DraftState<ProtocolData> };

/** What is filled in, and in one fixed place whether everything is kept. */
export const ProtocolBar = ({ protocol, draft, state }: Props) => {
  const t = useWords(protocolWords);
  return (
    <div className={styles['bar']}>
      <div className="wrap">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('subject', { name: protocol.offerName, address: protocol.address })}</p>
        </div>
        <SaveState state={state.saving} at={state.savedAt} onRetry={() => void draft.flush()} />
      </div>
    </div>
  );
};
