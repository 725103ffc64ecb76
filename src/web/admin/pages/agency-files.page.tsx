/** The console's list of signed files of agents' agreements. */

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { consoleNumbers } from '../../../domain/kit/numbers.ts';
import { agencyFileWords } from '../../../words/admin/agency-files.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { ReasonDialog } from '../../kit/dialog/reason-dialog.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Badge } from '../../kit/parts/badge.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(agencyCalls.listAgreementFiles, listQuery(args.url)));
};

export default function AgencyFilesPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(agencyFileWords);
  const admin = useWords(adminWords);
  return (
    <ConsoleTable
      title={t('title')}
      text={t('text')}
      views={[t('waiting'), t('done')]}
      list={list}
      keyOf={({ fileId }) => fileId}
      empty={[t('empty')]}
      columns={[
        { head: t('agreement'), cell: (item) => <AgreementOfFile item={item} /> },
        { head: t('file'), cell: (item) => <FileFacts item={item} /> },
        { head: admin('acts'), kind: 'acts', cell: (item) => <FileActs item={item} /> },
      ]}
    >
      <p className={styles['lead']}>
        <Link to="/admin/agency-rents">{t('largeRents')}</Link>
      </p>
    </ConsoleTable>
  );
}

type Item = OutputOf<typeof agencyCalls.listAgreementFiles>['items'][number];

const AgreementOfFile = ({ item: { number, offerName, agent, owner } }: { readonly item: Item }) => {
  const t = useWords(agencyFileWords);
  return (
    <>
      <b>{offerName}</b>
      <small>{number}</small>
      <small>{t('parties', { agent, owner })}</small>
    </>
  );
};

const tones = { counts: 'green', waiting: 'amber', returned: 'red' } as const;

const FileFacts = ({ item: { kind, url, signers, policyUrl, uploadedAt, outcome, note } }: { readonly item: Item }) => {
  const t = useWords(agencyFileWords);
  const f = useFormat();
  return (
    <>
      <a href={url} target="_blank" rel="noreferrer">
        {t(kind === 'scan' ? 'kind.scan' : 'kind.qualified')}
      </a>{' '}
      <Badge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Badge>
      <small>{f.instant(uploadedAt)}</small>
      <small>{signers.length === 0 ? t('signers.none') : t('signers', { names: signers.join(', ') })}</small>
      {note && <small>{note}</small>}
      {policyUrl !== null && (
        <small>
          <a href={policyUrl} target="_blank" rel="noreferrer">
            {t('policy')}
          </a>
        </small>
      )}
    </>
  );
};

const FileActs = ({ item: { fileId, outcome } }: { readonly item: Item }) => {
  const t = useWords(agencyFileWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [asking, setAsking] = useState<'accept' | 'return' | null>(null);
  if (outcome !== 'waiting') return null;
  const send = async (note: string): Promise<string | undefined> => {
    const answer = await act(agencyCalls.reviewAgreementFile, { fileId, accepted: asking === 'accept', note });
    if (!answer.ok) return refusalText(answer.refusal);
    toast.good(t('saved'));
  };
  return (
    <div className={styles['acts']}>
      <Button size="s" onClick={() => setAsking('accept')}>
        {t('accept')}
      </Button>
      <Button size="s" kind="danger" onClick={() => setAsking('return')}>
        {t('return')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t(`${asking}.title`)}
          label={t('note')}
          maxLength={consoleNumbers.reasonMax}
          minLength={consoleNumbers.reasonMin}
          tooShort={t('note.short')}
          texts={{ act: t(asking), busy: t('busy'), cancel: t('cancel') }}
          onClose={() => setAsking(null)}
          onSend={send}
        />
      )}
    </div>
  );
};
