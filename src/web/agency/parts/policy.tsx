/** The copy of a policy: where the agent uploads it, and the way to read it. */

import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { upload } from '../../kit/calls/upload.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../agency.module.css';

/** The copy of the agent's policy: read it, or upload one. Owners and the moderator read it with the agreement. */
export const Policy = ({ policyUrl }: { readonly policyUrl: string | null }) => {
  const t = useWords(agencyPageWords);
  const toast = useToast();
  const refusalText = useRefusalText();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (file: File): Promise<void> => {
    setProblem(null);
    setBusy(true);
    const answer = await upload('/agency/policy', { file });
    setBusy(false);
    if (!answer.ok) return setProblem(refusalText(answer.refusal));
    toast.good(t('policy.done'));
    await revalidate();
  };
  return (
    <>
      {policyUrl === null && <Note tone="amber">{t('policy.missing')}</Note>}
      {problem !== null && (
        <div role="alert">
          <Note tone="red">{problem}</Note>
        </div>
      )}
      <div className={styles['acts']}>
        {policyUrl !== null && <PolicyLink url={policyUrl} />}
        <Button size="s" busy={isBusy && t('form.busy')} onClick={() => input.current?.click()}>
          <IconFileUpload size={18} stroke={1.5} aria-hidden />
          {t(policyUrl === null ? 'policy.upload' : 'policy.replace')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          hidden
          aria-label={t('policy.upload')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) void send(file);
          }}
        />
      </div>
    </>
  );
};

/** The way to the copy of a policy. */
export const PolicyLink = ({ url }: { readonly url: string }) => {
  const t = useWords(agencyPageWords);
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {t('policy.read')}
    </a>
  );
};
