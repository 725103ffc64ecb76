import { protocolWords } from '../../../../words/handover/protocol.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../protocol.module.css';
import { RejectPremises } from '../protocol/reject-premises.tsx';
import { SignatureBlock } from '../protocol/signature-block.tsx';
import type { Protocol } from './draft.ts';

/** Who will sign, and the button that hands the protocol over. */
export const SendPanel = ({
  protocol,
  onSubmit,
  busy,
}: {
  readonly protocol: Protocol;
  readonly onSubmit: () => Promise<void>;
  readonly busy: boolean;
}) => {
  const t = useWords(protocolWords);
  return (
    <aside className={styles['send']} id="sign">
      <h2>{t('send.title')}</h2>
      <p className={styles['small']}>{t('send.text')}</p>
      <SignatureBlock protocol={protocol} side="landlord" />
      <SignatureBlock protocol={protocol} side="tenant" />
      <div className={styles['go']}>
        <Button kind="main" full onClick={() => void onSubmit()} busy={busy && t('send.busy')} disabled={protocol.lock === 'other_side_turn'}>
          {t('send')}
        </Button>
      </div>
      <p className={styles['hint']}>{t('send.network')}</p>
      <RejectPremises protocol={protocol} />
    </aside>
  );
};
