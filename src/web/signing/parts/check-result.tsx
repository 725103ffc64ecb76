/** The result of checking a code or a file. */

import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconFileUnknown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { checkWords } from '../../../words/signing/check.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from './check-result.module.css';
import type { FileCheck } from './use-file-check.ts';

const icons = { green: IconCircleCheck, red: IconCircleX, amber: IconAlertTriangle, unknown: IconFileUnknown };

type ResultProps = {
  readonly tone: 'green' | 'red' | 'amber';
  readonly icon?: keyof typeof icons;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

/** A result: colour, icon and words say the same. */
export const Result = ({ tone, icon = tone, title, text, children }: ResultProps) => {
  const Icon = icons[icon];
  return (
    <section className={`${styles['result']} ${styles[tone]}`} role="status">
      <div className={styles['head']}>
        <Icon size={28} stroke={1.5} aria-hidden />
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      {children && <div className={styles['body']}>{children}</div>}
    </section>
  );
};

const grouped = (sha256: string): string => sha256.replace(/(.{4})(?=.)/g, '$1 ');

type Done = Extract<FileCheck, { at: 'done' }>;

const Hashes = ({ done, compared }: { readonly done: Done; readonly compared: 'same' | 'different' | 'nothing' }) => {
  const t = useWords(checkWords);
  return (
    <dl className={styles['hashes']}>
      <dt>{t('yours')}</dt>
      <dd>
        <code>{compared === 'different' ? <mark>{grouped(done.sha256)}</mark> : grouped(done.sha256)}</code>
      </dd>
      {compared === 'same' && (
        <>
          <dt>{t('ours')}</dt>
          <dd>
            <code>{grouped(done.sha256)}</code>
          </dd>
        </>
      )}
    </dl>
  );
};

const Proof = ({ checked }: { readonly checked: Done['checked'] }) => {
  const t = useWords(checkWords);
  const f = useFormat();
  return (
    <dl className={styles['proof']}>
      <div>
        <dt>{t('seal')}</dt>
        <dd>{checked.sealedAt ? t('seal.at', { when: f.instant(checked.sealedAt) }) : t('seal.none')}</dd>
      </div>
      {checked.signatures !== null && checked.signatures > 0 && (
        <div>
          <dt>{t('signatures')}</dt>
          <dd>{t('signatures.n', { n: checked.signatures })}</dd>
        </div>
      )}
    </dl>
  );
};

/** What the comparison of a file showed. */
export const FileResult = ({ done, onAgain }: { readonly done: Done; readonly onAgain: () => void }) => {
  const t = useWords(checkWords);
  const { checked, file } = done;
  const again = (
    <div className={styles['acts']}>
      <Button onClick={onAgain}>{t('drop.again')}</Button>
    </div>
  );
  if (checked.result === 'original')
    return (
      <Result tone="green" title={t('original.title')} text={t(checked.sealedAt ? 'original.sealed' : 'original.drawn', { name: file.name })}>
        <Hashes done={done} compared="same" />
        <Proof checked={checked} />
        {again}
      </Result>
    );
  if (checked.result === 'different')
    return (
      <Result tone="red" title={t('different.title')} text={t('different.text', { name: file.name })}>
        <Hashes done={done} compared="different" />
        <p className={styles['why']}>{t('different.why')}</p>
        {again}
      </Result>
    );
  return (
    <Result tone="amber" icon="unknown" title={t('unknown.file.title')} text={t('unknown.file.text', { name: file.name })}>
      <Hashes done={done} compared="nothing" />
      {again}
    </Result>
  );
};
