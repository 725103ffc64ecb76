/** The console's list of mails: how far each is, with the way to send it once more. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { outgoingCalls } from '../../../contract/admin/endpoints/mails.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { outgoingWords } from '../../../words/admin/mails.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { useConfirmedAct } from '../../kit/calls/use-confirmed-act.ts';
import { GetForm } from '../../kit/page/get-form.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Badge, type Tone } from '../../kit/parts/badge.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { ConsoleTable } from '../parts/console-table.tsx';
import { OlderNav } from '../parts/older-nav.tsx';

/** What stands in the address for each view; the first needs nothing there. */
const viewKeys = ['', 'done', 'returned'] as const;
const viewOf: Readonly<Record<string, 'waiting' | 'sent' | 'returned'>> = { '': 'waiting', done: 'sent', returned: 'returned' };

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const params = args.url.searchParams;
  const view = viewOf[params.get('view') ?? ''] ?? 'waiting';
  const address = params.get('address')?.trim().slice(0, accountNumbers.emailMax) ?? '';
  const before = /^[A-Za-z0-9]{20}$/.exec(params.get('before') ?? '')?.[0];
  const asked = { view, ...(address && { address }), ...(before && { before }) };
  return { ...orErrorPage(await ask(args.context)(outgoingCalls.listMails, asked)), view, address, isFirst: before === undefined };
};

export default function MailsPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(outgoingWords);
  const admin = useWords(adminWords);
  const { view, address, next, isFirst } = list;
  const key = viewKeys.find((each) => viewOf[each] === view) ?? '';
  const kept = [...(key ? [['view', key] as const] : []), ...(address ? [['address', address] as const] : [])];
  return (
    <>
      <ConsoleTable
        title={t('title')}
        text={t('text')}
        views={[t('tab.waiting'), t('tab.sent'), t('tab.returned')]}
        viewKeys={viewKeys}
        list={list}
        keyOf={({ id }) => id}
        empty={t(`empty.${view}`)}
        columns={[
          { head: t('mail'), cell: (mail) => <Subject mail={mail} /> },
          { head: t('recipient'), named: true, cell: ({ recipient }) => <span className={styles['letter']}>{recipient}</span> },
          { head: t('state'), cell: (mail) => <State mail={mail} /> },
          { head: t('when'), named: true, cell: (mail) => <When mail={mail} /> },
          { head: admin('acts'), kind: 'acts', cell: (mail) => <Acts mail={mail} /> },
        ]}
      >
        <GetForm className={styles['search']} key={view}>
          {key && <input type="hidden" name="view" value={key} />}
          <Field label={t('search')}>
            {(wiring) => (
              <input {...wiring} name="address" type="search" maxLength={accountNumbers.emailMax} defaultValue={address} autoComplete="off" />
            )}
          </Field>
          <Button type="submit">{t('find')}</Button>
        </GetForm>
      </ConsoleTable>
      <OlderNav kept={kept} next={next} isFirst={isFirst} />
    </>
  );
}

type Mail = OutputOf<typeof outgoingCalls.listMails>['items'][number];

const Subject = ({ mail: { subject, template } }: { readonly mail: Mail }) => {
  const t = useWords(outgoingWords);
  return (
    <>
      {subject ?? t('no.subject')}
      <small>
        <code>{template}</code>
      </small>
    </>
  );
};

const tones = { queued: 'grey', delayed: 'amber', failed: 'red', sent: 'green', returned: 'red' } as const satisfies Record<Mail['state'], Tone>;

const State = ({ mail: { state, attempts, error } }: { readonly mail: Mail }) => {
  const t = useWords(outgoingWords);
  return (
    <>
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      {attempts > 1 && <small>{t('attempts', { n: attempts })}</small>}
      {error !== null && <small className={styles['letter']}>{error}</small>}
    </>
  );
};

const When = ({ mail: { createdAt, sentAt, returnedAt } }: { readonly mail: Mail }) => {
  const t = useWords(outgoingWords);
  const f = useFormat();
  return (
    <>
      <span className="nw">{t('written', { at: f.instant(createdAt) })}</span>
      {sentAt !== null && <small>{t('sent', { at: f.instant(sentAt) })}</small>}
      {returnedAt !== null && <small>{t('returned', { at: f.instant(returnedAt) })}</small>}
    </>
  );
};

const Acts = ({ mail: { id, recipient, resend } }: { readonly mail: Mail }) => {
  const t = useWords(outgoingWords);
  const { run, busy } = useConfirmedAct();
  if (resend === null) return null;
  if (resend === 'secret') return <small>{t('secret')}</small>;
  const question = { title: t('resend.title', { recipient }), text: t(`resend.${resend}`), act: t('resend') };
  return (
    <div className={styles['acts']}>
      <Button size="s" disabled={busy} onClick={() => void run(outgoingCalls.resendMail, { mailId: id }, question, { done: t('resend.done') })}>
        {t('resend')}
      </Button>
    </div>
  );
};
