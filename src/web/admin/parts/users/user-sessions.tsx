import { useState } from 'react';
import { securityCalls } from '../../../../contract/accounts/endpoints/security.ts';
import type { userCalls } from '../../../../contract/admin/endpoints/users.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { deviceText } from '../../../../words/accounts/device.ts';
import { adminWords } from '../../../../words/admin/pages.ts';
import { userWords } from '../../../../words/admin/users.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { DataTable } from '../../../kit/lists/data-table.tsx';
import { Badge } from '../../../kit/parts/badge.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';
import { AdminReason } from '../admin-reason.tsx';

type User = OutputOf<typeof userCalls.getUser>;
type Session = User['sessions'][number];
type UserSessionsProps = Pick<User, 'person' | 'sessions'>;

/** Where somebody is signed in, with the ways to end one session or all of them. */
export const UserSessions = ({ person, sessions }: UserSessionsProps) => {
  const t = useWords(userWords);
  const a = useWords(adminWords);
  const [asking, setAsking] = useState<Session | 'all' | null>(null);
  const all = sessions.length > 1 && (
    <Button size="s" kind="danger" onClick={() => setAsking('all')}>
      {t('sessions.all')}
    </Button>
  );
  return (
    <Card title={t('sessions.title')} end={all}>
      {sessions.length === 0 && <p>{t('sessions.none')}</p>}
      {sessions.length > 0 && (
        <DataTable
          label={t('sessions.title')}
          inCard
          rows={sessions}
          keyOf={({ id }) => id}
          columns={[
            { head: t('sessions.device'), cell: (session) => <Device session={session} /> },
            { head: a('acts'), kind: 'acts', cell: (session) => <End session={session} onEnd={() => setAsking(session)} /> },
          ]}
        />
      )}
      {asking !== null && <EndDialog person={person} session={asking === 'all' ? null : asking} onClose={() => setAsking(null)} />}
    </Card>
  );
};

const Device = ({ session: { device, signedInAt, usedAt } }: { readonly session: Session }) => {
  const t = useWords(userWords);
  const f = useFormat();
  return (
    <>
      {deviceText(device, useLang())}
      <small>{t('sessions.at', { at: f.instant(signedInAt) })}</small>
      <small>{t('sessions.used', { at: f.instant(usedAt) })}</small>
    </>
  );
};

const End = ({ session: { isThis, device, signedInAt }, onEnd }: { readonly session: Session; readonly onEnd: () => void }) => {
  const t = useWords(userWords);
  const f = useFormat();
  const name = deviceText(device, useLang());
  return (
    <div className={styles['acts']}>
      {isThis ? (
        <Badge tone="navy-tint">{t('sessions.this')}</Badge>
      ) : (
        <Button size="s" aria-label={t('sessions.end.of', { device: name, at: f.instant(signedInAt) })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </div>
  );
};

type EndDialogProps = Pick<User, 'person'> & { readonly session: Session | null; readonly onClose: () => void };

const EndDialog = ({ person, session, onClose }: EndDialogProps) => {
  const t = useWords(userWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const lang = useLang();
  const device = session === null ? '' : deviceText(session.device, lang);
  const send = async (reason: string): Promise<string | undefined> => {
    const { uid } = person;
    const answer = await act(securityCalls.endUserSessions, { uid, reason, ...(session && { sessionId: session.id }) });
    if (!answer.ok) return refusalText(answer.refusal);
    toast.good(t('sessions.ended', { n: answer.value.ended }));
    return undefined;
  };
  return (
    <AdminReason
      title={session === null ? t('sessions.all.title', { name: `${person.firstName} ${person.lastName}` }) : t('sessions.end.title', { device })}
      act={t(session === null ? 'sessions.all' : 'sessions.end')}
      readBy="mail"
      onClose={onClose}
      onSend={send}
    >
      <p>{t('sessions.end.text')}</p>
    </AdminReason>
  );
};
