import { IconDownload, IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { verificationPaths } from '../../../domain/kit/page/paths.ts';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { upload } from '../../kit/calls/upload.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { NumberedSteps } from '../../kit/lists/numbered-steps.tsx';
import { publicPath, signUpSearch } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { Badge } from '../../kit/parts/badge.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { usePolling } from '../../kit/use-polling.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from '../agency.module.css';
import type { Agreement } from './data.ts';
import { Exchange } from './exchange.tsx';

type Props = { readonly agreement: Agreement; readonly token?: string };
type Kind = Agreement['form']['files'][number]['kind'];

/** The form that the statute wants: what is missing, the sealed file to sign, and where the signed one is brought. */
export const WrittenForm = ({ agreement, token }: Props) => {
  const t = useWords(agencyPageWords);
  const { form, signedAgreementUrl, includeMediation } = agreement;
  // Whoever came by the link of the mail follows no notices.
  usePolling(!form.isComplete && signedAgreementUrl === null);
  const isWaiting = form.files.some(({ outcome }) => outcome === 'waiting');
  return (
    <section className={styles['form']}>
      <OwnerNext agreement={agreement} />
      <h2>{t('form.title')}</h2>
      {form.isComplete ? (
        <Note tone="green">{t('form.complete')}</Note>
      ) : (
        <>
          <Note tone={form.isCompulsory ? 'amber' : 'navy'}>
            {t(isWaiting ? 'form.waiting' : includeMediation ? 'form.missing' : 'law.power')} {form.isCompulsory && t('form.compulsory')}
          </Note>
          {signedAgreementUrl === null ? (
            <p className={styles['small']}>{t('form.sealing')}</p>
          ) : (
            <>
              <a className={styles['link']} href={signedAgreementUrl} target="_blank" rel="noreferrer">
                <IconDownload size={18} stroke={1.5} aria-hidden />
                {t('document', { number: agreement.number })}
              </a>
              <Upload agreement={agreement} {...(token !== undefined && { token })} />
            </>
          )}
        </>
      )}
      <Files agreement={agreement} />
      <Exchange agreement={agreement} {...(token !== undefined && { token })} />
    </section>
  );
};

/** What the owner still has to do before the agent can publish, each step where it is done. */
const OwnerNext = ({ agreement: { ownerSteps } }: Props) => {
  const t = useWords(agencyPageWords);
  const lang = useLang();
  if (ownerSteps.length === 0) return null;
  const ways = {
    account: `${publicPath(lang, '/')}${signUpSearch('')}`,
    ...verificationPaths,
  };
  return (
    <>
      <h2>{t('owner.next.title')}</h2>
      <NumberedSteps
        steps={ownerSteps.map((step) => [
          step,
          <Link key={step} to={ways[step]}>
            {t(`owner.next.${step}`)}
          </Link>,
        ])}
      />
      <p className={styles['small']}>{t('owner.next.text')}</p>
    </>
  );
};

const accepted: Readonly<Record<Kind, string>> = {
  qualified: 'application/pdf,.pdf',
  scan: 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png',
};

const Upload = ({ agreement, token }: Props) => {
  const t = useWords(agencyPageWords);
  const toast = useToast();
  const refusalText = useRefusalText();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<Kind | null>(null);
  const send = async (kind: Kind, file: File): Promise<void> => {
    setProblem(null);
    setBusy(kind);
    const answer = await upload(`/agency/${agreement.id}/form`, { kind, file, ...(token !== undefined && { token }) });
    setBusy(null);
    if (!answer.ok) return setProblem(refusalText(answer.refusal));
    toast.good(t('form.done'));
    await revalidate();
  };
  return (
    <>
      {problem !== null && (
        <div role="alert">
          <Note tone="red">{problem}</Note>
        </div>
      )}
      <Way kind="qualified" busy={busy} onFile={send} />
      <Way kind="scan" busy={busy} onFile={send} />
    </>
  );
};

type WayProps = { readonly kind: Kind; readonly busy: Kind | null; readonly onFile: (kind: Kind, file: File) => Promise<void> };

const Way = ({ kind, busy, onFile }: WayProps) => {
  const t = useWords(agencyPageWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button full disabled={busy !== null && busy !== kind} busy={busy === kind && t('form.busy')} onClick={() => input.current?.click()}>
        <IconFileUpload size={20} stroke={1.5} aria-hidden />
        {t(`form.${kind}`)}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accepted[kind]}
        hidden
        aria-label={t(`form.${kind}`)}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void onFile(kind, file);
        }}
      />
    </>
  );
};

const tones = { counts: 'green', waiting: 'amber', returned: 'red' } as const;

const Files = ({ agreement: { form } }: Props) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  if (form.files.length === 0) return null;
  return (
    <ul className={styles['files']}>
      {form.files.map(({ id, url, kind, outcome, note, uploadedBy, uploadedAt }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            {t(`form.file.${kind}`)}
          </a>{' '}
          <Badge tone={tones[outcome]}>{t(`form.outcome.${outcome}`)}</Badge>
          <p className={styles['small']}>
            {t(`form.by.${uploadedBy}`, { when: f.instant(uploadedAt) })} {note !== null && t('form.note', { note })}
          </p>
        </li>
      ))}
    </ul>
  );
};
