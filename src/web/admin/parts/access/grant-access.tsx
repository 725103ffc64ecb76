import { useRef, useState } from 'react';
import { accessCalls } from '../../../../contract/companies/endpoints/access.ts';
import { accessWords } from '../../../../words/admin/access.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useSubmit } from '../../../kit/calls/use-submit.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';
import { AdminReason } from '../admin-reason.tsx';

type Names = 'nip' | 'viewerNip';

/** Lets one company see the name of another; asked about first, with a reason. */
export const GrantAccess = () => {
  const t = useWords(accessWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const element = useRef<HTMLFormElement | null>(null);
  const [asking, setAsking] = useState<Readonly<Record<Names, string>> | null>(null);
  const { texts, setTexts, form } = useSubmit<Names>({
    check: ({ nip, viewerNip }) => ({
      nip: nip.trim() ? undefined : t('grant.required'),
      viewerNip: viewerNip.trim() ? undefined : t('grant.required'),
    }),
    send: async ({ nip, viewerNip }, sent) => {
      element.current = sent;
      setAsking({ nip: nip.trim(), viewerNip: viewerNip.trim() });
      return null;
    },
  });
  const grant = async (reason: string): Promise<string | undefined> => {
    if (asking === null) return undefined;
    const answer = await act(accessCalls.grantCompanyAccess, { ...asking, reason });
    if (answer.ok) {
      toast.good(t('grant.done'));
      element.current?.reset();
      return undefined;
    }
    // What is wrong with a number is said at its field, behind the dialog.
    const { field } = answer.refusal;
    if (field !== 'nip' && field !== 'viewerNip') return refusalText(answer.refusal);
    setTexts({ [field]: refusalText(answer.refusal) });
    return undefined;
  };
  return (
    <Card title={t('grant.title')}>
      <form className={styles['form']} {...form}>
        <div className={styles['two']}>
          <Field label={t('grant.nip')} error={texts.nip}>
            {(wiring) => <input {...wiring} name="nip" inputMode="numeric" maxLength={20} autoComplete="off" />}
          </Field>
          <Field label={t('grant.viewer')} error={texts.viewerNip}>
            {(wiring) => <input {...wiring} name="viewerNip" inputMode="numeric" maxLength={20} autoComplete="off" />}
          </Field>
        </div>
        <footer>
          <Button type="submit">{t('grant.act')}</Button>
        </footer>
      </form>
      {asking !== null && (
        <AdminReason title={t('grant.ask')} act={t('grant.act')} readBy="log" onClose={() => setAsking(null)} onSend={grant}>
          <p>{t('grant.ask.text', { nip: asking.nip, viewer: asking.viewerNip })}</p>
        </AdminReason>
      )}
    </Card>
  );
};
