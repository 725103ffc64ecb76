/** The console's list of files for the written form of leases. */

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { consoleNumbers, leaseNumbers } from '../../../domain/kit/numbers.ts';
import { leasePath } from '../../../domain/kit/page/deal-paths.ts';
import { formWords } from '../../../words/leases/form.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { ReasonDialog } from '../../kit/dialog/reason-dialog.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useWords } from '../../kit/words/words.ts';
import { FormFileFacts } from '../../leases/parts/form/form-files.tsx';
import styles from '../console.module.css';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(leasesCalls.listLeaseForms, listQuery(args.url)));
};

export default function FormsPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(formWords);
  return (
    <ConsoleTable
      title={t('console.title')}
      text={t('console.text')}
      views={[t('console.waiting'), t('console.done')]}
      list={list}
      keyOf={({ file }) => file.id}
      empty={[t('console.empty')]}
      columns={[
        { head: t('console.lease'), cell: (item) => <LeaseOfFile item={item} /> },
        { head: t('console.sees'), cell: ({ file }) => <FormFileFacts file={file} /> },
        { head: t('console.acts'), kind: 'acts', cell: (item) => <FormActs item={item} /> },
      ]}
    />
  );
}

type Item = OutputOf<typeof leasesCalls.listLeaseForms>['items'][number];

const LeaseOfFile = ({ item: { offerId, offerName, company, signer, leaseUrl } }: { readonly item: Item }) => {
  const t = useWords(formWords);
  return (
    <>
      <b>
        <Link to={leasePath(offerId)}>{offerName}</Link>
      </b>
      <small>{company}</small>
      <small>{t('console.signer', { who: signer })}</small>
      {leaseUrl && (
        <a href={leaseUrl} target="_blank" rel="noreferrer">
          {t('console.original')}
        </a>
      )}
    </>
  );
};

const FormActs = ({ item: { file, mayReview, maySendBack } }: { readonly item: Item }) => {
  const t = useWords(formWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [asking, setAsking] = useState<'accept' | 'return' | null>(null);
  if (!mayReview) return null;
  const send = async (note: string): Promise<string | undefined> => {
    const answer = await act(leasesCalls.reviewLeaseForm, { fileId: file.id, accepted: asking === 'accept', note });
    if (!answer.ok) return refusalText(answer.refusal);
    toast.good(t('console.saved'));
  };
  return (
    <div className={styles['acts']}>
      <Button size="s" onClick={() => setAsking('accept')}>
        {t('console.accept')}
      </Button>
      {maySendBack && (
        <Button size="s" kind="danger" onClick={() => setAsking('return')}>
          {t('console.return')}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={t(`console.${asking}.title`)}
          label={t('console.note')}
          maxLength={leaseNumbers.formNoteMax}
          minLength={consoleNumbers.reasonMin}
          tooShort={t('console.note.short')}
          texts={{ act: t(`console.${asking}`), busy: t('console.busy'), cancel: t('console.cancel') }}
          onClose={() => setAsking(null)}
          onSend={send}
        />
      )}
    </div>
  );
};
