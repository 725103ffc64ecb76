import { IconDeviceDesktop, IconDeviceMobile, IconTerminal2 } from '@tabler/icons-react';
import { securityCalls } from '../../../../contract/accounts/endpoints/security.ts';
import { deviceText } from '../../../../words/accounts/device.ts';
import { securityWords } from '../../../../words/accounts/security.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useConfirmedAct } from '../../../kit/calls/use-confirmed-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Badge } from '../../../kit/parts/badge.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import type { Security } from './factor-card.tsx';
import styles from './security.module.css';

type Session = Security['sessions'][number];

const phones = new Set<string | null>(['iPhone', 'iPad', 'Android']);
const iconOf = ({ browser, system }: Session['device']) => {
  if (phones.has(system)) return IconDeviceMobile;
  return browser === null ? IconTerminal2 : IconDeviceDesktop;
};

const SessionRow = ({ session: { id, isThis, device, signedInAt, usedAt } }: { readonly session: Session }) => {
  const t = useWords(securityWords);
  const lang = useLang();
  const f = useFormat();
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const Icon = iconOf(device);
  const name = deviceText(device, lang);
  const end = async (): Promise<void> => {
    const answer = await act(securityCalls.endSession, { sessionId: id });
    if (answer.ok) toast.good(t('sessions.ended'));
    else toast.bad(refusalText(answer.refusal));
  };
  return (
    <li>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span>
        {name}
        <small>{t('sessions.at', { at: f.instant(signedInAt) })}</small>
        {f.day(usedAt) !== f.day(signedInAt) && <small>{t('sessions.used', { day: f.day(usedAt) })}</small>}
      </span>
      {isThis ? (
        <Badge tone="navy-tint">{t('sessions.this')}</Badge>
      ) : (
        <Button size="s" aria-label={t('sessions.end.of', { device: name })} onClick={() => void end()}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
};

/** Every device that is signed in, with its way out. */
export const SessionsCard = ({ sessions }: { readonly sessions: readonly Session[] }) => {
  const t = useWords(securityWords);
  const { run, busy } = useConfirmedAct();
  const others = t('sessions.others');
  const endOthers = (): Promise<void> =>
    run(securityCalls.endOtherSessions, {}, { title: others, text: t('sessions.others.text'), act: others }, { done: t('sessions.others.done') });
  return (
    <Card
      title={t('sessions.title')}
      end={
        sessions.length > 1 && (
          <Button size="s" kind="quiet" disabled={busy} onClick={() => void endOthers()}>
            {others}
          </Button>
        )
      }
    >
      <ul className={styles['sessions']}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  );
};
