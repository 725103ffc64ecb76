import type { ProofReason } from '../../../domain/companies/rules/registers/people.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { registerWords } from '../../../words/companies/registers.ts';
import { fieldId } from '../../kit/form/field.tsx';
import { FieldError, FieldHint } from '../../kit/form/field-notes.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from './company-form.module.css';

type AuthorityFieldProps = {
  /** Why the document has to be there; null where it may be left out. */
  readonly proof: ProofReason | null;
  readonly file: File | null;
  /** The sentence about the document that was given in before. */
  readonly given: string | null;
  readonly error: string | undefined;
  readonly onChange: (file: File | null) => void;
};

/** The document that proves a capacity which no register shows. */
export const AuthorityField = ({ proof, file, given, error, onChange }: AuthorityFieldProps) => {
  const t = useWords(companyWords);
  const r = useWords(registerWords);
  const hints = { attorney: t('authority.hint.attorney'), missing: r('proof.missing'), joint: r('proof.joint') };
  const id = fieldId('authority');
  return (
    <div className={styles['authority']}>
      <label htmlFor={id}>
        {t('authority')} {proof === null && <i>{t('optional')}</i>}
      </label>
      <div className={styles['file']}>
        <input
          id={id}
          name="authority"
          type="file"
          accept="application/pdf"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-file ${id}-hint${error ? ` ${id}-error` : ''}`}
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
        />
        {/* The browser's own button speaks the browser's language. */}
        <span aria-hidden>{t(file === null ? 'authority.choose' : 'authority.other')}</span>
        <span id={`${id}-file`}>{file?.name ?? t('authority.none')}</span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {file === null && given && <p>{given}</p>}
      <FieldHint id={`${id}-hint`}>{proof === null ? t('authority.hint') : hints[proof]}</FieldHint>
    </div>
  );
};
