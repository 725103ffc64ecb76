import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { leasePath } from '../../domain/kit/page/deal-paths.ts';
import { appointmentWords } from '../../words/handover/appointment.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Card } from '../kit/parts/card.tsx';
import { Note } from '../kit/parts/note.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './appointment.module.css';
import { AppointmentForm } from './parts/appointment/appointment-form.tsx';
import { MeetingProposal } from './parts/appointment/meeting-proposal.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const me = requireSession(args);
  const lang = langOf(args.context);
  const t = translatorOf(appointmentWords, lang);
  if (args.params['userUid'] !== me.uid) throw data({ code: 'lease.not_found', kind: 'denied', message: t('notYours') }, { status: 403 });
  const offerId = args.params['id'] ?? '';
  const lease = orErrorPage(await ask(args.context)(leasesCalls.getLease, { offerId }));
  if (lease.side !== 'landlord') throw redirect(leasePath(offerId));
  return { me, lang, lease };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(appointmentWords, loaderData.lang)('landlord.page'), noindex: true }) : [];

/** "Almost done": the landlord names who hands the premises over. */
export default function IndicatePage() {
  const { me, lease } = useLoaderData<typeof loader>();
  const t = useWords(appointmentWords);
  const f = useFormat();
  const navigate = useNavigate();
  useLive([`offer:${lease.offerId}`]);
  const { reception, transfer } = lease;
  const isOpen = lease.allowed.includes('nameTransfer');
  const lead =
    transfer !== null
      ? t('landlord.named', { name: `${transfer.firstName} ${transfer.lastName}` })
      : reception
        ? t('landlord.lead', { name: lease.offerName })
        : t('landlord.waiting');
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <p className={styles['subject']}>{lease.offerName}</p>
      <h1>{t(isOpen && transfer === null ? 'landlord.page' : 'landlord.page.named')}</h1>
      {isOpen && <p className={styles['lead']}>{lead}</p>}
      {reception?.meetingAt && (
        <Note title={t('landlord.meeting')}>
          {t('landlord.meeting.text', { when: f.instant(reception.meetingAt), name: `${reception.firstName} ${reception.lastName}` })}
        </Note>
      )}
      {isOpen ? (
        <Card title={t('landlord.title')}>
          <p className={styles['text']}>{t('landlord.text')}</p>
          <AppointmentForm lease={lease} side="landlord" me={me} onSaved={() => void navigate(leasePath(lease.offerId))} />
        </Card>
      ) : (
        <Note tone="amber">
          {t('closed')}{' '}
          <ButtonLink size="s" to={leasePath(lease.offerId)}>
            {t('closed.act')}
          </ButtonLink>
        </Note>
      )}
      {reception?.meetingAt && lease.allowed.includes('proposeMeeting') && <MeetingProposal lease={lease} />}
    </main>
  );
}
