import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { mayChangeName } from '../../../domain/accounts/rules/people.ts';
import { isIdentityAccepted, type VerificationStatus } from '../../../domain/accounts/rules/verification-status.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { Link } from '../../kit/page/link.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../account.module.css';
import { requiredProblem } from './check-entries.ts';
import { useSentForm } from './use-sent-form.ts';

type Name = { readonly firstName: string; readonly lastName: string };

const NameForm = ({ name, close }: { readonly name: Name; readonly close: () => void }) => {
  const t = useWords(accountWords);
  const { revalidate } = useRevalidator();
  const { texts, busy, form } = useSentForm<'firstName' | 'lastName'>({
    check: ({ firstName, lastName }) => ({ firstName: requiredProblem(firstName), lastName: requiredProblem(lastName) }),
    send: (entry) => browserAsk(accountsCalls.updateProfile, entry),
    done: () => {
      void revalidate();
      close();
    },
  });
  return (
    <form {...form}>
      <div className={styles['two']}>
        <Field label={t('field.firstName')} error={texts.firstName ?? texts.form}>
          {(wiring) => <input {...wiring} name="firstName" autoComplete="given-name" defaultValue={name.firstName} />}
        </Field>
        <Field label={t('field.lastName')} error={texts.lastName}>
          {(wiring) => <input {...wiring} name="lastName" autoComplete="family-name" defaultValue={name.lastName} />}
        </Field>
      </div>
      <div className={styles['acts']}>
        <Button onClick={close}>{t('info.name.cancel')}</Button>
        <Button type="submit" kind="main" busy={busy && t('info.name.busy')}>
          {t('info.name.save')}
        </Button>
      </div>
    </form>
  );
};

/** First and last name, as they will stand in a lease; they are not changed while the identity is looked at or stands accepted. */
export const NameCard = ({ identity, ...name }: Name & Pick<VerificationStatus, 'identity'>) => {
  const t = useWords(accountWords);
  const [wantsEdit, setEditing] = useState(false);
  const isLocked = mayChangeName({ identity }) !== null;
  const editing = wantsEdit && !isLocked;
  return (
    <Card
      title={t('info.name')}
      end={
        !(editing || isLocked) && (
          <Button size="s" onClick={() => setEditing(true)}>
            {t('info.name.edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <NameForm name={name} close={() => setEditing(false)} />
      ) : (
        <p className={styles['value']}>
          {name.firstName} {name.lastName}
        </p>
      )}
      {isLocked && (
        <p className={styles['text']}>
          {t(isIdentityAccepted({ identity }) ? 'info.name.accepted' : 'info.name.checking')}{' '}
          <Link to="/moja-tablica/advanced/report">{t('info.name.report')}</Link>
        </p>
      )}
    </Card>
  );
};
