import { contentCalls } from '../../../contract/content/endpoints.ts';
import { type ReportType, reportTypes } from '../../../domain/content/types.ts';
import { writingNumbers } from '../../../domain/kit/numbers.ts';
import { contentWords } from '../../../words/content/pages.ts';
import { useViewer } from '../../accounts/parts/session.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { type LetterEntry, LetterForm } from '../../kit/letter/letter-form.tsx';
import { useWords } from '../../kit/words/words.ts';

type Name = 'title' | 'type' | 'description' | 'email';

const typeOf = (value: string): ReportType => reportTypes.find((type) => type === value) ?? 'Other';

/** Reports an error or an idea to the operator; who is not signed in says where the answer goes. */
export const ReportForm = () => {
  const t = useWords(contentWords);
  const viewer = useViewer();
  const toast = useToast();
  const refusalText = useRefusalText();
  const entries: readonly LetterEntry<Name>[] = [
    { name: 'title', label: t('report.subject'), maxLength: writingNumbers.titleMax },
    { name: 'type', label: t('report.type'), options: reportTypes.map((value) => ({ value, label: t(`report.type.${value}`) })) },
    { name: 'description', label: t('report.description'), paragraph: true, maxLength: writingNumbers.reportMax, hint: t('report.description.hint') },
    ...(viewer.kind === 'visitor' ? [{ name: 'email', label: t('report.email'), email: true } as const] : []),
  ];
  const send = async ({ title, type, description, email }: Readonly<Record<Name, string>>) => {
    const by = viewer.kind === 'signed-in' ? { userUid: viewer.uid } : { email: email.trim() };
    const answer = await browserAsk(contentCalls.sendReport, { ...by, title, type: typeOf(type), description });
    if (answer.ok) {
      toast.good(t('report.sent'));
      return null;
    }
    const { refusal } = answer;
    if (refusal.problems?.some(({ field }) => field === 'email')) return { email: t('report.email.wrong') };
    toast.bad(refusalText(refusal, { refused: t('report.failed') }));
    return {};
  };
  return <LetterForm entries={entries} texts={{ act: t('report.act'), busy: t('report.busy'), required: t('report.required') }} onSend={send} />;
};
