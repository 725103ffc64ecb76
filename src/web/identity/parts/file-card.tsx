/** The other way to be verified: the terms, signed and uploaded. */

import { IconDownload } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { identityCalls } from '../../../contract/identity/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { identityWords } from '../../../words/identity/pages.ts';
import { identityRefusalWords } from '../../../words/identity/refusals.ts';
import { upload } from '../../kit/calls/upload.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './request.module.css';
import { Signatures } from './signatures.tsx';
import type { RequestActs } from './use-request.ts';

type OwnFile = NonNullable<OutputOf<typeof identityCalls.getMyIdentity>['file']>;
type FileProps = {
  readonly file: OwnFile | null;
  readonly person: { readonly firstName: string; readonly lastName: string };
  readonly acts: RequestActs;
};

/** Download, sign, upload: what the signatures say stands there before the file is sent, and what is wrong with it in words. */
export const FileCard = ({ file, person, acts }: FileProps) => {
  const t = useWords(identityWords);
  const lang = useLang();
  const isReady = file !== null && file.problem === null;
  return (
    <Card>
      <div className={styles['card']}>
        <h2>{t('file.title')}</h2>
        <ol className={styles['file-steps']}>
          <li>
            {t('file.step.1')}
            <a className={styles['download']} href={`/documents/terms-${lang}.pdf`} download>
              <IconDownload size={18} stroke={1.75} aria-hidden /> {t('file.download')}
            </a>
          </li>
          <li>{t('file.step.2')}</li>
          <li>
            {t('file.step.3')}
            <Upload file={file} />
          </li>
        </ol>
        {file !== null && <ReadFile file={file} person={person} />}
        <div className={styles['acts']}>
          {isReady && (
            <Button kind="main" size="l" busy={acts.busy && t('busy')} onClick={() => void acts.sendFile()}>
              {t('file.send')}
            </Button>
          )}
          <ButtonLink kind="quiet" size="l" to="?">
            {t('file.back')}
          </ButtonLink>
        </div>
        <p className={styles['text']}>{t('file.hint')}</p>
      </div>
    </Card>
  );
};

const Upload = ({ file }: Pick<FileProps, 'file'>) => {
  const t = useWords(identityWords);
  const f = useFormat();
  const refusalText = useRefusalText();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!chosen) return;
    setProblem(null);
    setBusy(true);
    const answer = await upload('/identity/file', { file: chosen });
    setBusy(false);
    if (answer.ok) await revalidate();
    else setProblem(refusalText(answer.refusal));
  };
  return (
    <>
      {file !== null && (
        <p className={styles['file']}>
          <b>{file.name}</b>
          <small>{t('file.of', { size: Math.ceil(file.bytes / 1024), when: f.instant(file.uploadedAt) })}</small>
        </p>
      )}
      <Button busy={isBusy && t('file.uploading')} onClick={() => input.current?.click()}>
        {t(file === null ? 'file.upload' : 'file.replace')}
      </Button>
      <input ref={input} type="file" accept="application/pdf,.pdf" hidden aria-label={t('file.upload')} onChange={(event) => void send(event)} />
      <div role="alert">{problem !== null && <Note tone="red">{problem}</Note>}</div>
    </>
  );
};

const ReadFile = ({ file, person }: { readonly file: OwnFile } & Pick<FileProps, 'person'>) => {
  const t = useWords(identityWords);
  const refusal = useWords(identityRefusalWords);
  return (
    <div>
      <h3>{t('file.read')}</h3>
      <Signatures signatures={file.signatures} person={person} />
      {file.problem !== null && <Note tone="red">{refusal(`refusal.${file.problem}` as never)}</Note>}
    </div>
  );
};
