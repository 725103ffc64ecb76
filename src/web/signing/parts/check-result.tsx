/** The result of checking a code or a file. */

import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconFileUnknown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { checkWords } from '../../../words/signing/check.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from './check-result.module.css';
import { publicStatusKey } from './public-status.ts';
import type { CheckAnswer, FileCheck } from './use-file-check.ts';

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

type FinishedCheck = Extract<FileCheck, { at: 'done' }>;

const Hashes = ({ done, compared }: { readonly done: FinishedCheck; readonly compared: 'same' | 'different' | 'nothing' }) => {
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

/** The document of a sale is called an announcement: it is no offer. */
export const isAnnouncement = ({ publicStatus }: Pick<CheckAnswer, 'publicStatus'>): boolean =>
  publicStatus !== null && ['announcement_prepared', 'announced', 'announcement_lapsed'].includes(publicStatus.at);

/** The sentence about where a document stands, or null for what we do not know. */
export const usePublicStatus = () => {
  const t = useWords(checkWords);
  const f = useFormat();
  return ({ kind, publicStatus }: Pick<CheckAnswer, 'kind' | 'publicStatus'>): string | null =>
    publicStatus === null ? null : t(publicStatusKey(kind, publicStatus), { day: publicStatus.day === null ? '' : f.day(publicStatus.day) });
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Proof = ({ checked }: { readonly checked: CheckAnswer }) => {
  const t = useWords(checkWords);
  const f = useFormat();
  const publicStatus = usePublicStatus()(checked);
  const { drawn, sealedAt, signatures } = checked;
  return (
    <dl className={styles['proof']}>
      {publicStatus !== null && <Fact name={t('publicStatus')}>{publicStatus}</Fact>}
      <Fact name={t('seal')}>{sealedAt ? t('seal.at', { when: f.instant(sealedAt) }) : t('seal.none')}</Fact>
      {signatures !== null && signatures > 0 && <Fact name={t('signatures')}>{t('signatures.n', { n: signatures })}</Fact>}
      {drawn !== null && <Fact name={t('part')}>{t('part.text', { bytes: f.number(drawn.bytes, 0), hash: grouped(drawn.sha256) })}</Fact>}
    </dl>
  );
};

const Right = ({
  done,
  tone,
  title,
  text,
  why,
  children,
}: {
  readonly done: FinishedCheck;
  readonly tone: 'green' | 'amber';
  readonly title: string;
  readonly text: string;
  readonly why?: string | null;
  readonly children?: ReactNode;
}) => (
  <Result tone={tone} title={title} text={text}>
    {why && <p className={styles['why']}>{why}</p>}
    {children}
    <Hashes done={done} compared={done.checked.result === 'extended' ? 'nothing' : 'same'} />
    <Proof checked={done.checked} />
  </Result>
);

/** Whose signatures stand on top of the seal, and what each of them is worth as far as it can be read. */
const Signers = ({ signers }: { readonly signers: CheckAnswer['furtherSigners'] }) => {
  const t = useWords(checkWords);
  const f = useFormat();
  if (signers.length === 0) return null;
  return (
    <section>
      <h3>{t('extended.signers')}</h3>
      <ul className={styles['signers']}>
        {signers.map(({ name, organization, qualified, chain, inValidity, judgedBy, judgedAt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the signatures of a file have no other identity, and their order is that of the file
          <li key={at}>
            <strong>{[name ?? t('signer.unnamed'), organization].filter(Boolean).join(', ')}</strong>
            <span>
              {[
                t(`signer.${qualified ? 'qualified' : 'other'}.${chain}`),
                t(`signer.${inValidity ? 'in' : 'out'}.${judgedBy}`, { when: f.instant(judgedAt) }),
                t('signer.revocation'),
              ].join('; ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Verdict = ({ done }: { readonly done: FinishedCheck }) => {
  const t = useWords(checkWords);
  const { checked, file, appended } = done;
  const { name } = file;
  switch (checked.result) {
    case 'sealed':
      return <Right done={done} tone="green" title={t('sealed.title')} text={t('sealed.text', { name })} />;
    case 'extended':
      return (
        <Right done={done} tone="green" title={t('extended.title')} text={t('extended.text', { name, n: checked.further })} why={t('extended.why')}>
          <Signers signers={checked.furtherSigners} />
        </Right>
      );
    case 'copy':
      return (
        <Result tone="amber" title={t('copy.title')} text={t('copy.text', { name, number: checked.number ?? '–' })}>
          <dl className={styles['hashes']}>
            <dt>{t('copy.binding')}</dt>
            <dd>
              <code>{grouped(checked.sealed?.sha256 ?? checked.drawn?.sha256 ?? '')}</code>
            </dd>
          </dl>
          <Proof checked={checked} />
        </Result>
      );
    case 'drawn':
      return (
        <Right
          done={done}
          tone="amber"
          title={t('drawn.title')}
          text={t('drawn.text', { name })}
          why={checked.sealed && t('drawn.sealed', { n: checked.pages ?? 0 })}
        />
      );
    case 'different':
      return (
        <Result tone="red" title={t('different.title')} text={t('different.text', { name })}>
          <Hashes done={done} compared="different" />
          <p className={styles['why']}>{t(appended ? 'different.appended' : 'different.why')}</p>
        </Result>
      );
    default:
      return (
        <Result tone="amber" icon="unknown" title={t('unknown.file.title')} text={t('unknown.file.text', { name })}>
          <Hashes done={done} compared="nothing" />
        </Result>
      );
  }
};

/** What the comparison of a file showed. */
export const FileResult = ({ done, onAgain }: { readonly done: FinishedCheck; readonly onAgain: () => void }) => {
  const t = useWords(checkWords);
  return (
    <>
      <Verdict done={done} />
      <div className={styles['acts']}>
        <Button onClick={onAgain}>{t('drop.again')}</Button>
      </div>
    </>
  );
};
