import { contentCalls } from '../../../contract/content/endpoints.ts';
import { type NoticeGround, type NoticeKind, noticeGrounds, wantedNoticeGrounds } from '../../../domain/content/rules/offer-notices.ts';
import { writingNumbers } from '../../../domain/kit/numbers.ts';
import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
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

const grounds = { offer: noticeGrounds, wanted: wantedNoticeGrounds };

/** The ground that was chosen; the list has no other. */
const oneOf = <G extends NoticeGround>(list: readonly G[], chosen: string): G | 'otherLaw' => list.find((one) => one === chosen) ?? 'otherLaw';

type Name = 'ground' | 'explanation' | 'name' | 'email';

/** Reports an offer or a listing of the wanted board that breaks a law or the terms; who is not signed in gives name and address, because both sides are answered. */
export const NoticeForm = ({ kind, id }: { readonly kind: NoticeKind; readonly id: string }) => {
  const t = useWords(noticeWords);
  const lang = useLang();
  const viewer = useViewer();
  const toast = useToast();
  const refusalText = useRefusalText();
  const isVisitor = viewer.kind === 'visitor';
  const of = kind === 'wanted' ? '.wanted' : '';
  const groundText = (ground: NoticeGround) => t(kind === 'wanted' && ground === 'falseFacts' ? 'ground.falseFacts.wanted' : `ground.${ground}`);
  const entries: readonly LetterEntry<Name>[] = [
    { name: 'ground', label: t('ground'), options: grounds[kind].map((value) => ({ value, label: groundText(value) })) },
    { name: 'explanation', label: t('explanation'), paragraph: true, maxLength: writingNumbers.reportMax, hint: t('explanation.hint') },
    ...(isVisitor
      ? ([
          { name: 'name', label: t('name'), maxLength: writingNumbers.titleMax },
          { name: 'email', label: t('email'), email: true },
        ] as const)
      : []),
  ];
  const send = async (values: Readonly<Record<Name, string>>) => {
    const by = isVisitor ? { name: values.name, email: values.email.trim() } : {};
    const written = { explanation: values.explanation, goodFaith: true, lang, ...by } as const;
    const answer = await (kind === 'offer'
      ? browserAsk(contentCalls.reportOffer, { offerId: id, ground: oneOf(noticeGrounds, values.ground), ...written })
      : browserAsk(contentCalls.reportWantedListing, { wantedListingId: id, ground: oneOf(wantedNoticeGrounds, values.ground), ...written }));
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
    <TextPart title={t(`title${of}`)} id={kind}>
      <p>{t(`lead${of}`)}</p>
      <Link to={publicPath(lang, kind === 'offer' ? offerPath(id) : '/wanted-listings')}>{t(`offer${of}`)}</Link>
      <LetterForm entries={entries} texts={{ act: t(`act${of}`), busy: t('busy'), required: t('required') }} onSend={send}>
        <p>{t('goodFaith')}</p>
      </LetterForm>
    </TextPart>
  );
};
