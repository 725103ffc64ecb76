import { eventKinds, eventMethods } from '../../../../domain/admin/rules/event-methods.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { eventWords } from '../../../../words/admin/events.ts';
import { GetForm } from '../../../kit/page/get-form.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';

/** What stands in the fields of the filter, and which of them say something that cannot be. */
export type Filter = {
  readonly given: {
    readonly kind: string;
    readonly method: string;
    readonly person: string;
    readonly offerId: string;
    readonly from: string;
    readonly to: string;
  };
  readonly wrong: { readonly offerId: boolean; readonly to: boolean };
};

/** What of the event log is asked for. The fields become the address, so that a filter can be kept and sent on. */
export const EventFilter = ({ filter: { given, wrong } }: { readonly filter: Filter }) => {
  const t = useWords(eventWords);
  return (
    <GetForm className={styles['filter']} key={JSON.stringify(given)}>
      <Field label={t('filter.kind')}>
        {(wiring) => (
          <select {...wiring} name="kind" defaultValue={given.kind}>
            <option value="">{t('filter.all')}</option>
            {eventKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('filter.method')}>
        {(wiring) => (
          <select {...wiring} name="method" defaultValue={given.method}>
            <option value="">{t('filter.all')}</option>
            {eventKinds.map((kind) => (
              <optgroup key={kind} label={t(`kind.${kind}`)}>
                {eventMethods[kind].map((method) => (
                  <option key={method} value={method}>
                    {t(`method.${method}`)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('filter.person')}>
        {(wiring) => <input {...wiring} name="person" maxLength={accountNumbers.emailMax} defaultValue={given.person} autoComplete="off" />}
      </Field>
      <Field label={t('filter.offer')} error={wrong.offerId ? t('filter.offer.wrong') : undefined}>
        {(wiring) => <input {...wiring} name="offerId" maxLength={40} defaultValue={given.offerId} autoComplete="off" />}
      </Field>
      <Field label={t('filter.from')}>{(wiring) => <input {...wiring} name="from" type="date" defaultValue={given.from} />}</Field>
      <Field label={t('filter.to')} error={wrong.to ? t('filter.to.wrong') : undefined}>
        {(wiring) => <input {...wiring} name="to" type="date" defaultValue={given.to} />}
      </Field>
      <div className={styles['acts']}>
        <Button type="submit">{t('filter.act')}</Button>
        <Link to="/admin/events">{t('filter.clear')}</Link>
      </div>
    </GetForm>
  );
};
