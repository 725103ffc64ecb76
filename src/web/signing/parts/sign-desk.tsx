import { IconFileText, IconScale, IconSignature } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Answer } from '../../../contract/kit/client.ts';
import type { DocumentLink, FirstSignature as First } from '../../../contract/kit/shapes.ts';
import { shortHash } from '../../../domain/signing/rules.ts';
import { signWords } from '../../../words/signing/sign.ts';
import { CheckField } from '../../kit/form/check-field.tsx';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { cannotFrame, DocumentFrame, DocumentViewer } from '../../kit/parts/document-viewer.tsx';
import { useWide } from '../../kit/use-wide.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../sign.module.css';
import { ReadingCopy } from './beside.tsx';
import { CodeEntry } from './code-entry.tsx';
import { FirstSignature, waitsForOther } from './first-signature.tsx';
import { SignForm } from './sign-form.tsx';
import { SignStep } from './sign-step.tsx';
import { useOpening } from './use-opening.ts';
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
  /** Somebody else has to be chosen to sign too, before a code is sent. */
  readonly onCosigner?: () => unknown;
  /** The first of two signatures, once it is given. */
  readonly first: First | null;
  readonly above?: ReactNode;
  /** What the signature costs, under what it binds to. */
  readonly below?: ReactNode;
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

const Steps = ({ of, by, texts, consents, document, email, busy, open, isAlone }: Opening & { readonly by: Signing }) => {
  const t = useWords(signWords);
  const pages = t('pages', { n: document.pages });
  return (
    <>
      <SignStep n={1} title={texts.read} isDone={by.isTicked(consents[0]?.key ?? '')}>
        <p>{t('step.read.text', { pages, hash: shortHash(document.sha256) })}</p>
        <div className={isAlone ? undefined : styles['small']}>
          <Button full onClick={open}>
            <IconFileText size={20} stroke={1.5} aria-hidden />
            {t('open', { pages })}
          </Button>
        </div>
        <ReadingCopy offerId={of.offerId} kind={of.purpose} />
      </SignStep>
      <SignStep n={2} title={texts.consents} isDone={by.consented}>
        <Consents list={consents} by={by} />
      </SignStep>
      <SignStep n={3} title={t('step.code')} isDone={by.signing.code.length === 6 && by.signing.error === undefined}>
        <CodeEntry signing={by.signing} email={email} disabled={busy} />
      </SignStep>
    </>
  );
};

/**
 * The desk at which a document is signed: its exact bytes on one side, the three steps to the signature on the other. The server checks the
 * hash that was shown: who signs signs these bytes or nothing. Where the document has no place beside the steps it is neither fetched nor told as
 * opened before somebody opens it. Who has given the first of two signatures finds here whose is awaited.
 */
export const SignDesk = (props: Props) => {
  const { of, first } = props;
  const [isOpen, setOpen] = useState(false);
  const note = useOpening(of);
  // Only what is still to be signed is told as opened.
  const noteOpened = waitsForOther(first) ? undefined : note;
  const isWide = useWide();
  const isAlone = isWide === true && cannotFrame();
  const { document, texts, above, below } = props;
  return (
    <main id="content" className={`${styles['layout']} ${isAlone ? styles['alone'] : ''}`}>
      {!isAlone && (
        <section className={styles['paper']} aria-label={texts.name}>
          {isWide === true && <DocumentFrame name={texts.name} url={document.url} onOpened={noteOpened} />}
        </section>
      )}
      <div className={styles['side']}>
        {above}
        <p className={styles['subject']}>{texts.subject}</p>
        <h1>{texts.heading}</h1>
        {first && (
          <div className={styles['first']}>
            <FirstSignature first={first} />
          </div>
        )}
        {waitsForOther(first) ? (
          <Waiting {...props} open={() => setOpen(true)} isAlone={isAlone} />
        ) : (
          <>
            <p className={styles['bind']}>
              <IconScale size={20} stroke={1.5} aria-hidden />
              <span>{texts.bind}</span>
            </p>
            {below}
            <SignedHere {...props} open={() => setOpen(true)} isAlone={isAlone} />
          </>
        )}
      </div>
      <DocumentViewer document={isOpen ? { name: texts.name, url: document.url } : null} onClose={() => setOpen(false)} onOpened={noteOpened} />
    </main>
  );
};

type Opening = Props & { readonly open: () => void; readonly isAlone: boolean };

/** What is left to do while another's signature is awaited: to read, and to come back. */
const Waiting = ({ document, texts, timeLeft, laterTo, open, isAlone }: Opening) => {
  const t = useWords(signWords);
  return (
    <>
      <div className={isAlone ? undefined : styles['small']}>
        <Button full onClick={open}>
          <IconFileText size={20} stroke={1.5} aria-hidden />
          {t('open', { pages: t('pages', { n: document.pages }) })}
        </Button>
      </div>
      {timeLeft && <p className={styles['left']}>{timeLeft}</p>}
      <Later texts={texts} laterTo={laterTo} />
    </>
  );
};

/** The three steps and the signature. */
const SignedHere = (props: Opening) => {
  const { of, texts, consents, busy, send, onCosigner, timeLeft, laterTo } = props;
  const t = useWords(signWords);
  const by = useSigning(
    of,
    consents.map(({ key }) => key),
    send,
    onCosigner,
  );
  return (
    <SignForm>
      <Steps {...props} by={by} />
      {timeLeft && <p className={styles['left']}>{timeLeft}</p>}
      <div className={styles['go']}>
        <Button kind="main" size="l" full onClick={() => void by.sign()} busy={busy && t('sign.busy')}>
          <IconSignature size={20} stroke={1.5} aria-hidden />
          {texts.act}
        </Button>
      </div>
      <p className={styles['after']}>{texts.after}</p>
      <Later texts={texts} laterTo={laterTo} />
    </SignForm>
  );
};

const Later = ({ texts, laterTo }: Pick<Props, 'texts' | 'laterTo'>) => (
  <div className={styles['later']}>
    <ButtonLink kind="quiet" to={laterTo}>
      {texts.later}
    </ButtonLink>
  </div>
);
