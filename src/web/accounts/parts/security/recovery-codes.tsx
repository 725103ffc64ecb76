import { useState } from 'react';
import { securityWords } from '../../../../words/accounts/security.ts';
import { CheckField } from '../../../kit/form/check-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { CopyButton } from '../../../kit/parts/copy-button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './security.module.css';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly email: string; readonly close: () => void };

/** The recovery codes, shown this once: they are copied or saved before the card closes. */
export const RecoveryCodes = ({ codes, email, close }: RecoveryCodesProps) => {
  const t = useWords(securityWords);
  const [isKept, setKept] = useState(false);
  const text = [t('codes.fileHead', { email }), '', ...codes, ''].join('\n');
  return (
    <div>
      <Note tone="amber" title={t('codes.title')}>
        {t('codes.text')}
      </Note>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['acts']}>
        <CopyButton value={codes.join('\n')} of={t('codes.copy')} />
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={t('codes.fileName')}>
          {t('codes.file')}
        </a>
      </div>
      <div className={styles['entry']}>
        <CheckField name="codesKept" label={t('codes.kept')} value={isKept} onChange={setKept} />
        <Button kind="main" disabled={!isKept} onClick={close}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
};
