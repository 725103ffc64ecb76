import { useNavigate } from 'react-router';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../protocol.module.css';
import { signedListOf } from '../protocol/signed-list.ts';
import type { Protocol } from './draft.ts';

export type Guard = 'transfer_missing' | 'reception_missing';

/** A form of the handover is missing: says whose, keeps the protocol, leads back to the signed leases. */
export const GuardDialog = ({ guard, protocol, onClose }: { readonly guard: Guard; readonly protocol: Protocol; readonly onClose: () => void }) => {
  const t = useWords(protocolWords);
  const navigate = useNavigate();
  const form = guard === 'transfer_missing' ? 'transfer' : 'reception';
  const leave = (): void => {
    onClose();
    if (!protocol.asProxy) void navigate(signedListOf(protocol.side));
  };
  return (
    <Dialog open onClose={onClose} title={t('guard.title')}>
      <p>{t(`guard.${form}.${protocol.side}`)}</p>
      <p className={styles['hint']}>{t('guard.kept')}</p>
      <footer className={styles['foot']}>
        <Button kind="main" onClick={leave}>
          {t('guard.ok')}
        </Button>
      </footer>
    </Dialog>
  );
};
