import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import type { Answer } from '../../../contract/kit/client.ts';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import { shortHash } from '../../../domain/signing/rules.ts';
import { signWords } from '../../../words/signing/sign.ts';
import { CheckField } from '../../kit/form/check-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { DocumentViewer } from '../../kit/parts/document-viewer.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../sign.module.css';
import { CodeEntry } from './code-entry.tsx';
import { SignForm } from './sign-form.tsx';
import { useOpening } from './use-opening.ts';
import { useSigning } from './use-signing.ts';
import type { SigningSubject } from './use-signing-code.ts';

type Props = {
  readonly of: SigningSubject;
  /** What is read first, and what it is called; nothing where the words of the act stand above. */
  readonly document?: DocumentLink;
  readonly name?: string;
  readonly consents: readonly { readonly key: string; readonly label: string }[];
  readonly act: string;
  readonly busy: string | false;
  readonly danger?: boolean;
  readonly send: (code: string) => Promise<Answer<unknown>>;
};

/** A binding act within a card or a dialog: read the document, agree, confirm with the mailed code. Its fields carry the purpose in their names: another act may stand on the page below. */
export const CodeAct = ({ of, document, name = '', consents, act, busy, danger = false, send }: Props) => {
  const t = useWords(signWords);
  const by = useSigning(
    of,
    consents.map(({ key }) => key),
    send,
  );
  return (
    <SignForm className={styles['ask']}>
      {document && <ReadFirst of={of} document={document} name={name} />}
      {consents.map(({ key, label }) => (
        <CheckField
          key={key}
          name={`${of.purpose}.consents.${key}`}
          label={label}
          value={by.isTicked(key)}
          onChange={(value) => by.tick(key, value)}
          error={by.tried && !by.isTicked(key) ? t('consents.missing') : undefined}
        />
      ))}
      <CodeEntry signing={by.signing} name={`${of.purpose}.code`} disabled={busy !== false} />
      <Button kind={danger ? 'danger' : 'main'} size="l" full onClick={() => void by.sign()} busy={busy}>
        {act}
      </Button>
    </SignForm>
  );
};

const ReadFirst = ({ of, document, name }: Required<Pick<Props, 'of' | 'document' | 'name'>>) => {
  const t = useWords(signWords);
  const [isOpen, setOpen] = useState(false);
  const noteOpened = useOpening(of);
  const pages = t('pages', { n: document.pages });
  return (
    <>
      <p className={styles['hint']}>{t('step.read.text', { pages, hash: shortHash(document.sha256) })}</p>
      <Button full onClick={() => setOpen(true)}>
        <IconFileText size={20} stroke={1.5} aria-hidden />
        {t('open', { pages })}
      </Button>
      <DocumentViewer document={isOpen ? { name, url: document.url } : null} onClose={() => setOpen(false)} onOpened={noteOpened} />
    </>
  );
};
