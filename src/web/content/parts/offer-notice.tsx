import { contentCalls } from '../../../contract/content/endpoints.ts';
import { noticeGrounds } from '../../../domain/content/rules/offer-notices.ts';
import { writingNumbers } from '../../../domain/kit/numbers.ts';
import { noticeWords } from '../../../words/content/notices.ts';
import { useViewer } from '../../accounts/parts/session.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { type LetterEntry, LetterForm } from '../../kit/letter/letter-form.tsx';
import { publicPath } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';
import { TextPart } from './text-page.tsx';

type Name = 'ground' | 'explanation' | 'name' | 'email';

/** Reports an offer that breaks a law or the terms; who is not signed in gives name and address, because both sides are answered. */
export const OfferNotice = ({ offerId }: { readonly offerId: string }) => {
  const t = useWords(noticeWords);
  const lang = useLang();
  const viewer = useViewer();
  const toast = useToast();
  const refusalText = useRefusalText();
  const isVisitor = viewer.kind === 'visitor';
  const entries: readonly LetterEntry<Name>[] = [
    { name: 'ground', label: t('ground'), options: noticeGrounds.map((value) => ({ value, label: t(`ground.${value}`) })) },
    { name: 'explanation', label: t('explanation'), paragraph: true, maxLength: writingNumbers.reportMax, hint: t('explanation.hint') },
    ...(isVisitor
      ? ([
          { name: 'name', label: t('name'), maxLength: writingNumbers.titleMax },
          { name: 'email', label: t('email'), email: true },
        ] as const)
      : []),
  ];
  const send = async (values: Readonly<Record<Name, string>>) => {
    const ground = noticeGrounds.find((one) => one === values.ground) ?? 'otherLaw';
    const by = isVisitor ? { name: values.name, email: values.email.trim() } : {};
    const answer = await browserAsk(contentCalls.reportOffer, { offerId, ground, explanation: values.explanation, goodFaith: true, lang, ...by });
    if (answer.ok) {
      toast.good(t('sent'));
      return null;
    }
    const { refusal } = answer;
    if (refusal.problems?.some(({ field }) => field === 'email')) return { email: t('email.wrong') };
    toast.bad(refusalText(refusal));
    return {};
  };
  return (
    <TextPart title={t('title')} id="offer">
      <p>{t('lead')}</p>
      <Link to={publicPath(lang, `/offer/${offerId}`)}>{t('offer')}</Link>
      <LetterForm entries={entries} texts={{ act: t('act'), busy: t('busy'), required: t('required') }} onSend={send}>
        <p>{t('goodFaith')}</p>
      </LetterForm>
    </TextPart>
  );
};
