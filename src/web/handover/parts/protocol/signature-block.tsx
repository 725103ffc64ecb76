import type { ReactNode } from 'react';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../protocol.module.css';
import type { Protocol } from '../form/draft.ts';

type Side = Protocol['side'];

/** Who stands for a side, and what of their signature there is. */
export const SignatureBlock = ({
  protocol,
  side,
  signer,
  badge,
  children,
}: {
  readonly protocol: Protocol;
  readonly side: Side;
  /** Who signs or signed, where that is known; else the person named for the meeting. */
  readonly signer?: string;
  readonly badge?: ReactNode;
  readonly children?: ReactNode;
}) => {
  const t = useWords(protocolWords);
  const person = side === 'tenant' ? protocol.reception : protocol.transfer;
  const role = t(side === 'landlord' ? 'who.landlord' : protocol.asProxy ? 'who.proxy' : 'who.tenant');
  const isMine = side === protocol.side;
  return (
    <div className={styles['signature']} data-mine={isMine && children ? true : undefined}>
      <p className={styles['hint']}>
        {isMine ? t('who.me', { who: role }) : role}
        {badge}
      </p>
      <b>{signer ?? (person ? `${person.firstName} ${person.lastName}` : t('who.none'))}</b>
      {children}
    </div>
  );
};
