import { IconDownload, IconFileUpload } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formWords } from '../../../../words/leases/form.ts';
import { upload } from '../../../kit/calls/upload.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { Lease } from '../lease-header.tsx';
import styles from './form.module.css';

type Kind = 'qualified' | 'scan';

const accepted = { qualified: 'application/pdf,.pdf', scan: 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png' } as const;

/** The two ways to bring the written form; either side chooses its own. */
export const FormUpload = ({ offerId, lease }: { readonly offerId: string; readonly lease: Lease }) => {
  const t = useWords(formWords);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<Kind | null>(null);
  const toast = useToast();
  const refusalText = useRefusalText();
  const { revalidate } = useRevalidator();
  const send = async (kind: Kind, file: File): Promise<void> => {
    setProblem(null);
    setBusy(kind);
    const answer = await upload(`/leases/${offerId}/form`, { kind, file });
    setBusy(null);
    if (!answer.ok) return setProblem(refusalText(answer.refusal));
    toast.good(t('upload.done'));
    await revalidate();
  };
  const original = lease.documents.find(({ kind }) => kind === 'lease');
  return (
    <>
      {problem !== null && (
        <div role="alert">
          <Note tone="red">{problem}</Note>
        </div>
      )}
      <div className={styles['ways']}>
        <Way kind="qualified" busy={busy} onFile={send}>
          {original && (
            <a href={original.url} target="_blank" rel="noreferrer">
              <IconDownload size={18} stroke={1.5} aria-hidden />
              {t('qualified.original')}
            </a>
          )}
        </Way>
        <Way kind="scan" busy={busy} onFile={send} />
      </div>
    </>
  );
};

type WayProps = {
  readonly kind: Kind;
  readonly busy: Kind | null;
  readonly onFile: (kind: Kind, file: File) => Promise<void>;
  readonly children?: ReactNode;
};

const Way = ({ kind, busy, onFile, children }: WayProps) => {
  const t = useWords(formWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <section>
      <h5>{t(`${kind}.title`)}</h5>
      <p>{t(`${kind}.text`)}</p>
      <footer>
        {children}
        <Button disabled={busy !== null && busy !== kind} busy={busy === kind && t('busy')} onClick={() => input.current?.click()}>
          <IconFileUpload size={20} stroke={1.5} aria-hidden />
          {t(`${kind}.act`)}
        </Button>
      </footer>
      <input
        ref={input}
        type="file"
        accept={accepted[kind]}
        hidden
        aria-label={t(`${kind}.act`)}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void onFile(kind, file);
        }}
      />
    </section>
  );
};
