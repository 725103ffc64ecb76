import { useState } from 'react';
import { accountsCalls } from '../../../../contract/accounts/endpoints.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { agentWords } from '../../../../words/accounts/agent.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useSubmit } from '../../../kit/calls/use-submit.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { CheckField } from '../../../kit/form/check-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../account.module.css';

type AgentCardProps = { readonly isAgent: boolean; readonly licenseNumber: string | null };

/** Whether somebody is a real-estate agent: the tick counts at once, the number of the licence when it is saved. */
export const AgentCard = ({ isAgent, licenseNumber }: AgentCardProps) => {
  const t = useWords(agentWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [isOn, setOn] = useState(isAgent);
  const change = async (isRealEstateAgent: boolean): Promise<void> => {
    setOn(isRealEstateAgent);
    const answer = await act(accountsCalls.updateProfile, { isRealEstateAgent });
    if (answer.ok) return;
    setOn(!isRealEstateAgent);
    toast.bad(refusalText(answer.refusal));
  };
  const { texts, busy, form } = useSubmit<'license'>({
    send: async ({ license }) => {
      const answer = await act(accountsCalls.updateProfile, { professionalLicenseNumber: license.trim() });
      if (!answer.ok) return { license: refusalText(answer.refusal) };
      toast.good(t('saved'));
      return null;
    },
  });
  return (
    <Card title={t('title')}>
      <p className={styles['text']}>{t('text')}</p>
      <CheckField name="isAgent" label={t('is.agent')} value={isOn} onChange={(is) => void change(is)} />
      {isOn && (
        <form className={styles['entry']} {...form}>
          <Field label={t('license')} hint={t('license.hint', { n: accountNumbers.licenseMax })} error={texts.license}>
            {(wiring) => (
              <input {...wiring} name="license" maxLength={accountNumbers.licenseMax} autoComplete="off" defaultValue={licenseNumber ?? ''} />
            )}
          </Field>
          <Button type="submit" busy={busy && t('busy')}>
            {t('save')}
          </Button>
        </form>
      )}
    </Card>
  );
};
