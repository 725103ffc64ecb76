import { isFormComplete } from '../../../../domain/leases/rules/form.ts';
import { formWords } from '../../../../words/leases/form.ts';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { Lease } from '../lease-header.tsx';
import { DeclareExchange } from './declare-exchange.tsx';
import styles from './form.module.css';
import { FormFiles } from './form-files.tsx';
import { FormUpload } from './form-upload.tsx';

/** The written form of a lease as its page gets it. */
export type LeaseForm = NonNullable<Lease['form']>;

/** The step of the written form: what each side has brought, what is missing, and where to bring it. */
export const FormStep = ({ lease, form }: { readonly lease: Lease; readonly form: LeaseForm }) => {
  const t = useWords(formWords);
  const f = useFormat();
  const isComplete = isFormComplete(form.state);
  const declared = form.sides[0]?.declared;
  const owes = form.mayUpload && form.sides.some(({ side, owes: does }) => does && side === lease.side);
  return (
    <div className={`${styles['step']} ${form.mayUpload ? styles['open'] : ''} ${owes ? styles['mine'] : ''}`}>
      {isComplete && <Note tone="green">{declared ? t('complete.declared', { day: f.day(declared) }) : t('complete.qualified')}</Note>}
      {form.mayUpload && (
        <>
          <h4>{t('heading')}</h4>
          <p>{t('text', { day: f.day(form.dueOn) })}</p>
        </>
      )}
      <FormSides lease={lease} form={form} />
      {form.mayDeclare && <DeclareExchange lease={lease} form={form} />}
      {form.mayUpload && <FormUpload offerId={lease.offerId} lease={lease} />}
      {form.files.length > 0 && <FormFiles title={t('files.title')} files={form.files} />}
    </div>
  );
};

const FormSides = ({ lease, form }: { readonly lease: Lease; readonly form: LeaseForm }) => {
  const t = useWords(formWords);
  const f = useFormat();
  return (
    <dl className={styles['sides']}>
      {form.sides.map(({ side, form: brought, declared }) => (
        <div key={side} data-missing={brought === 'missing' || undefined}>
          <dt>{form.mayUpload && side === lease.side ? t('you', { side: t(side) }) : t(side)}</dt>
          <dd>
            {t(`form.${brought}`)}
            {declared && <small>{t('declared.day', { day: f.day(declared) })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
};
