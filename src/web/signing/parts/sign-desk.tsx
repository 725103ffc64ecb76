import { IconFileText, IconScale, IconSignature } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Answer } from '../../../contract/kit/client.ts';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import { shortHash } from '../../../domain/signing/rules.ts';
import { signWords } from '../../../words/signing/sign.ts';
import { CheckField } from '../../kit/form/check-field.tsx';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { DocumentFrame, DocumentViewer } from '../../kit/parts/document-viewer.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../sign.module.css';
import { CodeEntry } from './code-entry.tsx';
import { SignStep } from './sign-step.tsx';
import { useSigning } from './use-signing.ts';
import type { SigningSubject } from './use-signing-code.ts';

/** A consent that the signer ticks; the first one says that the document was read. */
export type Consent = { readonly key: string; readonly label: string };

type Texts = {
  /** What is signed: the name of the document. */
  readonly name: string;
  /** The premises. */
  readonly subject: string;
  readonly heading: string;
  /** What the signature binds to. */
  readonly bind: string;
  readonly read: string;
  readonly consents: string;
  readonly act: string;
  readonly after: string;
  readonly later: string;
};

type Props = {
  readonly of: SigningSubject;
  readonly document: DocumentLink;
  readonly email: string;
  readonly texts: Texts;
  readonly consents: readonly Consent[];
  /** Where "later" leads. */
  readonly laterTo: string;
  readonly busy: boolean;
  readonly send: (code: string) => Promise<Answer<unknown>>;
  readonly above?: ReactNode;
  readonly timeLeft?: ReactNode;
};

type Signing = ReturnType<typeof useSigning>;

const Consents = ({ list, by: { isTicked, tick, tried } }: { readonly list: readonly Consent[]; readonly by: Signing }) => {
  const t = useWords(signWords);
  return list.map(({ key, label }) => (
    <CheckField
      key={key}
      name={`consents.${key}`}
      label={label}
      value={isTicked(key)}
      onChange={(value) => tick(key, value)}
      error={tried && !isTicked(key) ? t('consents.missing') : undefined}
    />
  ));
};

const Steps = ({ by, texts, consents, document, email, busy, open }: Props & { readonly by: Signing; readonly open: () => void }) => {
  const t = useWords(signWords);
  const pages = t('pages', { n: document.pages });
  return (
    <>
      <SignStep n={1} title={texts.read} isDone={by.isTicked(consents[0]?.key ?? '')}>
        <p>{t('step.read.text', { pages, hash: shortHash(document.sha256) })}</p>
        <div className={styles['small']}>
          <Button full onClick={open}>
            <IconFileText size={20} stroke={1.5} aria-hidden />
            {t('open', { pages })}
          </Button>
        </div>
      </SignStep>
      <SignStep n={2} title={texts.consents} isDone={by.consented}>
        <Consents list={consents} by={by} />
      </SignStep>
      <SignStep n={3} title={t('step.code')} isDone={by.signing.code.length === 6}>
        <CodeEntry signing={by.signing} email={email} disabled={busy} />
      </SignStep>
    </>
  );
};

/**
 * The desk at which a document is signed: its exact bytes on one side, the three steps to the signature on the other. The server checks the
 * hash that was shown: who signs signs these bytes or nothing.
 */
export const SignDesk = (props: Props) => {
  const { of, document, texts, consents, laterTo, busy, send, above, timeLeft } = props;
  const t = useWords(signWords);
  const [isOpen, setOpen] = useState(false);
  const by = useSigning(
    of,
    consents.map(({ key }) => key),
    send,
  );
  return (
    <main id="content" className={styles['layout']}>
      <section className={styles['paper']} aria-label={texts.name}>
        <DocumentFrame name={texts.name} url={document.url} />
      </section>
      <div className={styles['side']}>
        {above}
        <p className={styles['subject']}>{texts.subject}</p>
        <h1>{texts.heading}</h1>
        <p className={styles['bind']}>
          <IconScale size={20} stroke={1.5} aria-hidden />
          <span>{texts.bind}</span>
        </p>
        <Steps {...props} by={by} open={() => setOpen(true)} />
        {timeLeft && <p className={styles['left']}>{timeLeft}</p>}
        <div className={styles['go']}>
          <Button kind="main" size="l" full onClick={() => void by.sign()} busy={busy && t('sign.busy')}>
            <IconSignature size={20} stroke={1.5} aria-hidden />
            {texts.act}
          </Button>
        </div>
        <p className={styles['after']}>{texts.after}</p>
        <div className={styles['later']}>
          <ButtonLink kind="quiet" to={laterTo}>
            {texts.later}
          </ButtonLink>
        </div>
      </div>
      <DocumentViewer document={isOpen ? { name: texts.name, url: document.url } : null} onClose={() => setOpen(false)} />
    </main>
  );
};
