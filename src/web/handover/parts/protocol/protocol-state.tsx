/** What is shown instead of the form: waiting, locked, closed. */

import { useNavigate } from 'react-router';
import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import { leasePath } from '../../../../domain/kit/page/deal-paths.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { useConfirmedAct } from '../../../kit/calls/use-confirmed-act.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { publicPath } from '../../../kit/page/addresses.ts';
import { Button, ButtonLink } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { Skeleton } from '../../../kit/parts/states.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import styles from '../../protocol.module.css';
import type { Protocol } from '../form/draft.ts';
import { ProtocolSummary } from './protocol-summary.tsx';
import { RejectPremises } from './reject-premises.tsx';

type Props = { readonly protocol: Protocol; readonly proxyToken: string | undefined };

const Withdraw = ({ protocol, proxyToken }: Props) => {
  const t = useWords(protocolWords);
  const { run, busy } = useConfirmedAct();
  const { offerId, offerName } = protocol;
  const question = { title: t('withdraw.title', { name: offerName }), text: t('withdraw.text'), act: t('withdraw.act') };
  const input = { offerId, ...(proxyToken === undefined ? {} : { proxyToken }) };
  const withdraw = (): Promise<void> => run(handoverCalls.withdrawProtocol, input, question, { failed: t('error.choice') });
  return (
    <Button onClick={() => void withdraw()} busy={busy && t('withdraw.busy')}>
      {t('withdraw')}
    </Button>
  );
};

/** The protocol is with the other side: what was sent, and the way to take it back. */
export const WaitingProtocol = (props: Props & { readonly attached: NonNullable<Protocol['attached']> }) => {
  const { protocol, attached } = props;
  const t = useWords(protocolWords);
  const f = useFormat();
  return (
    <main id="content" className={`wrap ${styles['one']}`}>
      <h1>{t('wait.title')}</h1>
      <Note tone="amber">{t('wait.text', { when: f.instant(attached.submittedAt) })}</Note>
      <ProtocolSummary attached={attached} />
      <div className={styles['acts']}>
        <Withdraw {...props} />
        {!protocol.asProxy && <ButtonLink to={leasePath(protocol.offerId)}>{t('closed.lease')}</ButtonLink>}
      </div>
      <RejectPremises protocol={protocol} />
    </main>
  );
};

/** 'Form Unavailable': the deposit has not arrived. */
export const LockedProtocol = ({ protocol }: { readonly protocol: Protocol }) => {
  const t = useWords(protocolWords);
  const lang = useLang();
  const navigate = useNavigate();
  const leave = (): void => void navigate(protocol.asProxy ? publicPath(lang, '/') : leasePath(protocol.offerId));
  return (
    <main id="content" className={`wrap ${styles['one']}`}>
      <h1>{t('title')}</h1>
      <p className={styles['small']}>{t('subject', { name: protocol.offerName, address: protocol.address })}</p>
      <Skeleton lines={8} />
      <Dialog open onClose={leave} title={t('lock.title')}>
        <p>{t('lock.text')}</p>
        <footer className={styles['foot']}>
          <Button kind="main" onClick={leave}>
            {t('lock.ok')}
          </Button>
        </footer>
      </Dialog>
    </main>
  );
};

/** Nothing to fill in or sign any more: both signed, or the lease has ended. */
export const ClosedProtocol = ({ protocol }: { readonly protocol: Protocol }) => {
  const t = useWords(protocolWords);
  const { attached, asProxy } = protocol;
  const why = attached ? 'closed.done.text' : asProxy ? 'closed.other.proxy' : 'closed.other.text';
  return (
    <main id="content" className={`wrap ${styles['one']}`}>
      <h1>{t(attached ? 'closed.done' : 'closed.other')}</h1>
      <Note tone={attached ? 'green' : 'navy'}>{t(why)}</Note>
      {attached && <ProtocolSummary attached={attached} />}
      {!asProxy && (
        <div className={styles['acts']}>
          <ButtonLink kind="main" to={leasePath(protocol.offerId)}>
            {t('closed.lease')}
          </ButtonLink>
        </div>
      )}
    </main>
  );
};
