import { IconFileText, IconScale, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { consentsOf, shortHash } from '../../../domain/leasing/rules/signing.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { DocumentFrame, DocumentViewer } from '../../kit/document-viewer.tsx';
import { CheckField } from '../../kit/form/check-field.tsx';
import { useFormat } from '../../kit/format.ts';
import { useAct } from '../../kit/use-act.ts';
import { useRefusalText } from '../../kit/use-refusal.ts';
import { useWords } from '../../kit/words.ts';
import { CodeEntry } from '../../leasing/parts/code-entry.tsx';
import { SignStep } from '../../leasing/parts/sign-step.tsx';
import { signStyles as styles } from '../../leasing/parts/sign-styles.ts';
import { signWords } from '../../leasing/parts/sign-words.ts';
import { useSigningCode } from '../../leasing/parts/use-signing-code.ts';
import { FlowTrail } from './flow-trail.tsx';
import type { OfferViewData } from './offer-view.ts';
import { progressWords } from './progress-words.ts';

type Props = { readonly offer: OfferViewData; readonly document: DocumentLink; readonly uid: string; readonly email: string };

const keys = ['terms', 'electronic_signature'] as const;

const useSigning = ({ offer, document }: Props) => {
  const s = useWords(signWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const signing = useSigningCode({ offerId: offer.id, purpose: 'offer' });
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const [tried, setTried] = useState(false);
  const hasAll = keys.every((key) => ticked[key]);
  const sign = async (): Promise<void> => {
    setTried(true);
    if (signing.sent === null) return signing.setError(s('code.first'));
    if (signing.code.length < 6) return signing.setError(s('code.missing'));
    if (!hasAll) return;
    const answer = await act(offersCalls.onOfferAddConfirm, {
      offerId: offer.id,
      code: signing.code,
      documentSha256: document.sha256,
      consents: { ...consentsOf.offer },
    });
    if (!answer.ok) signing.setError(refusalText(answer.refusal));
  };
  return {
    signing,
    sign,
    busy: act.busy,
    ticked,
    tick: (key: string, value: boolean) => setTicked((before) => ({ ...before, [key]: value })),
    tried,
    hasAll,
  };
};

type Signing = ReturnType<typeof useSigning>;

const Consents = ({ of: { ticked, tick, tried, hasAll }, day }: { readonly of: Signing; readonly day: string }) => {
  const t = useWords(progressWords);
  const s = useWords(signWords);
  return (
    <SignStep n={2} title={t('confirm.consents')} isDone={hasAll}>
      {keys.map((key) => (
        <CheckField
          key={key}
          name={`consents.${key}`}
          label={t(`confirm.consent.${key}`, { day })}
          value={ticked[key] ?? false}
          onChange={(value) => tick(key, value)}
          error={tried && !ticked[key] ? s('consents.missing') : undefined}
        />
      ))}
    </SignStep>
  );
};

/** The exact bytes on one side, the three steps to the landlord's signature on the other. */
export const SignOffer = (props: Props) => {
  const { offer, document, uid, email } = props;
  const [t, s, f] = [useWords(progressWords), useWords(signWords), useFormat()];
  const [isOpen, setOpen] = useState(false);
  const of = useSigning(props);
  const name = t('confirm.document', { number: document.number ?? '' });
  const pages = t('pages', { n: document.pages });
  const day = f.day(offer.form.offerValidTo ?? '');
  return (
    <main id="content" className={styles['layout']}>
      <section className={styles['paper']} aria-label={name}>
        <DocumentFrame name={name} url={document.url} />
      </section>
      <div className={styles['side']}>
        <FlowTrail now="sign" offerId={offer.id} uid={uid} />
        <p className={styles['subject']}>{offer.form.name}</p>
        <h1>{t('confirm.page')}</h1>
        <p className={styles['bind']}>
          <IconScale size={20} stroke={1.5} aria-hidden />
          <span>{t('confirm.bind', { company: offer.private?.landlord.name ?? '', day })}</span>
        </p>
        <SignStep n={1} title={t('confirm.read')} isDone={of.ticked['terms'] ?? false}>
          <p>{s('step.read.text', { pages, hash: shortHash(document.sha256) })}</p>
          <div className={styles['small']}>
            <Button full onClick={() => setOpen(true)}>
              <IconFileText size={20} stroke={1.5} aria-hidden />
              {s('open', { pages })}
            </Button>
          </div>
        </SignStep>
        <Consents of={of} day={day} />
        <SignStep n={3} title={s('step.code')} isDone={of.signing.code.length === 6}>
          <CodeEntry signing={of.signing} email={email} disabled={of.busy} />
        </SignStep>
        <div className={styles['go']}>
          <Button kind="main" size="l" full onClick={() => void of.sign()} busy={of.busy && s('sign.busy')}>
            <IconSignature size={20} stroke={1.5} aria-hidden />
            {t('confirm.act')}
          </Button>
        </div>
        <p className={styles['after']}>{t('confirm.after', { name })}</p>
        <div className={styles['later']}>
          <ButtonLink kind="quiet" to={`/offer/preview/${offer.id}`}>
            {t('confirm.later')}
          </ButtonLink>
        </div>
      </div>
      <DocumentViewer document={isOpen ? { name, url: document.url } : null} onClose={() => setOpen(false)} />
    </main>
  );
};
