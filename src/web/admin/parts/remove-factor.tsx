import { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { securityWords } from '../../../words/accounts/security.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useSubmit } from '../../kit/calls/use-submit.ts';
import { useConfirm } from '../../kit/dialog/confirm.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';

const shortestReason = 3;

/** Switches the second factor of somebody off who has lost phone and recovery codes; with a reason, and asked about first. */
export const RemoveFactor = () => {
  const t = useWords(securityWords);
  const admin = useWords(adminWords);
  const act = useAct();
  const confirm = useConfirm();
  const toast = useToast();
  const refusalText = useRefusalText();
  const required = useWords(accountWords)('problem.required');
  const { texts, busy, form } = useSubmit<'email' | 'reason'>({
    check: ({ email, reason }) => ({
      email: email.trim() ? undefined : required,
      reason: reason.trim().length < shortestReason ? required : undefined,
    }),
    send: async ({ email, reason }, element) => {
      const question = { title: t('remove.ask', { email }), text: t('remove.ask.text'), act: t('remove.act'), danger: true };
      if (!(await confirm(question))) return null;
      const answer = await act(securityCalls.removeSecondFactor, { email, reason });
      if (!answer.ok) return { [answer.refusal.field ?? 'form']: refusalText(answer.refusal) };
      toast.good(t('remove.done', { email }));
      element.reset();
      return null;
    },
  });
  return (
    <Card title={t('remove.title')}>
      <p className={styles['lead']}>{t('remove.text')}</p>
      <form className={styles['form']} {...form}>
        {texts.form && <p role="alert">{texts.form}</p>}
        <Field label={t('remove.email')} error={texts.email}>
          {(wiring) => <input {...wiring} name="email" type="email" autoComplete="off" />}
        </Field>
        <Field label={t('remove.reason')} error={texts.reason}>
          {(wiring) => <input {...wiring} name="reason" autoComplete="off" maxLength={500} />}
        </Field>
        <footer>
          <Button type="submit" busy={busy && admin('busy')}>
            {t('remove.act')}
          </Button>
        </footer>
      </form>
    </Card>
  );
};
