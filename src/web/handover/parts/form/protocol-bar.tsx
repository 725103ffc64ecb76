import { SaveState } from '../../../kit/form/save-state.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../protocol.module.css';
import { protocolWords } from '../protocol-words.ts';
import type { Draft, Protocol } from './use-draft.ts';

/** What is filled in, and in one fixed place whether everything is kept. */
export const ProtocolBar = ({ protocol, draft }: { readonly protocol: Protocol; readonly draft: Draft }) => {
  const t = useWords(protocolWords);
  return (
    <div className={styles['bar']}>
      <div className="wrap">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('subject', { name: protocol.offerName, address: protocol.address })}</p>
        </div>
        <SaveState state={draft.saving} at={draft.at} onRetry={draft.retry} />
      </div>
    </div>
  );
};
