/** The form of who signed in with an account of another service for the first time. */

import { useEffect, useState } from 'react';
import { openIdCalls } from '../../../../contract/accounts/endpoints/open-id.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { openIdWords } from '../../../../words/accounts/open-id.ts';
import { accountWords } from '../../../../words/accounts/pages.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import styles from '../auth.module.css';
import { storedCampaign } from '../campaign/campaign.ts';
import { requiredProblem } from '../check-entries.ts';
import { SignUpTerms } from '../sign-up-terms.tsx';
import { useSentForm } from '../use-sent-form.ts';

type Entry = OutputOf<typeof openIdCalls.getOpenIdEntry>;
type NewAccount = OutputOf<typeof openIdCalls.completeOpenId>['me'];
type CompleteProps = { readonly done: (me: NewAccount) => void; readonly back: () => void };

/** Asks what the provider said, so that a reload in the middle loses nothing; who took too long begins again. */
export const CompleteForm = ({ done, back }: CompleteProps) => {
  const t = useWords(openIdWords);
  const refusalText = useRefusalText();
  const [entry, setEntry] = useState<Entry | null>(null);
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void browserAsk(openIdCalls.getOpenIdEntry, {}).then((answer) => (answer.ok ? setEntry(answer.value) : setProblem(refusalText(answer.refusal))));
  }, []);
  if (problem)
    return (
      <>
        <div role="alert" className={styles['alert']}>
          <Note tone="amber">{problem}</Note>
        </div>
        <Button kind="main" size="l" full onClick={back}>
          {t('complete.over')}
        </Button>
      </>
    );
  return entry && <NameForm entry={entry} done={done} />;
};

const NameForm = ({ entry, done }: Pick<CompleteProps, 'done'> & { readonly entry: Entry }) => {
  const t = useWords(openIdWords);
  const account = useWords(accountWords);
  const lang = useLang();
  const [marketingConsent, setConsent] = useState(false);
  const { texts, busy, form } = useSentForm<'firstName' | 'lastName' | 'email', { readonly me: NewAccount }>({
    check: ({ firstName, lastName }) => ({ firstName: requiredProblem(firstName), lastName: requiredProblem(lastName) }),
    send: ({ firstName, lastName }) => {
      const campaignData = storedCampaign();
      return browserAsk(openIdCalls.completeOpenId, { firstName, lastName, marketingConsent, lang, ...(campaignData && { campaignData }) });
    },
    done: ({ me }) => done(me),
  });
  const elsewhere = texts.form ?? texts.email;
  return (
    <form {...form}>
      <p className={styles['lead']}>{t('complete.text', { email: entry.email })}</p>
      {elsewhere && (
        <div role="alert" className={styles['alert']}>
          <Note tone="red">{elsewhere}</Note>
        </div>
      )}
      <Field label={account('field.firstName')} error={texts.firstName}>
        {(wiring) => <input {...wiring} name="firstName" autoComplete="given-name" data-autofocus defaultValue={entry.firstName} />}
      </Field>
      <Field label={account('field.lastName')} error={texts.lastName}>
        {(wiring) => <input {...wiring} name="lastName" autoComplete="family-name" defaultValue={entry.lastName} />}
      </Field>
      <label className={styles['tick']}>
        <input type="checkbox" checked={marketingConsent} onChange={(event) => setConsent(event.currentTarget.checked)} />
        <span>
          {account('up.consent')} <i>{account('up.optional')}</i>
        </span>
      </label>
      <Button type="submit" kind="main" size="l" full busy={busy && t('complete.busy')}>
        {t('complete.act')}
      </Button>
      <SignUpTerms />
    </form>
  );
};
