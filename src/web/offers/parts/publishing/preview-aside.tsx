import { IconArrowRight, IconFileText } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { signOfferPath } from '../../../../domain/kit/page/deal-paths.ts';
import { formSections } from '../../../../domain/offers/fields/about.ts';
import type { SectionProblems } from '../../../../domain/offers/rules/publish-readiness.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { progressWords } from '../../../../words/offers/progress.ts';
import { NextStepNote } from '../../../accounts/parts/next-step-note.tsx';
import { useCosigner } from '../../../companies/parts/use-cosigner.tsx';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button, ButtonLink } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { DocumentViewer } from '../../../kit/parts/document-viewer.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { FirstSignature, waitsForOther } from '../../../signing/parts/first-signature.tsx';
import { ServiceFees } from '../fees/service-fees.tsx';
import type { OfferEdit } from '../form/draft.ts';
import type { OfferTerms, OfferViewData } from '../page/view.ts';
import styles from './preview-aside.module.css';

const useOption = () => {
  const t = useWords(progressWords);
  const f = useFormat();
  return ({ option, months, start, end, noticeMonths, needsWrittenForm }: OfferTerms['options'][number]): readonly [string, string] => {
    if (option === 'infinite')
      return [t('option.infinite'), noticeMonths ? t('option.infinite.notice', { n: noticeMonths }) : t('option.infinite.statutory')];
    const term = end === null ? '' : t('option.fromTo', { start: f.day(start), end: f.day(end) });
    return [t('option.months', { n: months ?? 0 }), [term, needsWrittenForm && t('option.qualified')].filter(Boolean).join(', ')];
  };
};

const Terms = ({ terms, validTo }: { readonly terms: OfferTerms; readonly validTo: string | undefined }) => {
  const t = useWords(progressWords);
  const f = useFormat();
  const option = useOption();
  return (
    <Card title={t('preview.terms')}>
      <ul className={styles['terms']}>
        {terms.options.map((one) => {
          const [name, text] = option(one);
          return (
            <li key={one.option}>
              <b>{name}</b>
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
      {validTo && <p className={styles['valid']}>{t('preview.validTo', { day: f.day(validTo) })}</p>}
    </Card>
  );
};

const Document = ({ edit, document }: { readonly edit: OfferEdit; readonly document: NonNullable<OfferEdit['document']> }) => {
  const t = useWords(progressWords);
  const [isOpen, setOpen] = useState(false);
  const { firstSignature: first, namedSigners: named } = edit;
  const name = t(isSale(edit.form) ? 'preview.document.sale' : 'preview.document');
  return (
    <Card title={name}>
      <p className={styles['text']}>{t('preview.document.text', { pages: t('pages', { n: document.pages }) })}</p>
      {first && <FirstSignature first={first} />}
      {named !== null && !first && (
        <Note tone="amber" title={t('preview.named', { names: named })}>
          {t('preview.named.text')}
        </Note>
      )}
      <div className={styles['acts']}>
        {named === null && !waitsForOther(first) && (
          <ButtonLink kind="main" full to={signOfferPath(edit.id)}>
            {t('preview.document.sign')}
          </ButtonLink>
        )}
        <Button full onClick={() => setOpen(true)}>
          <IconFileText size={20} stroke={1.5} aria-hidden />
          {t('preview.document.open')}
        </Button>
        {named !== null && !first && <PrepareButton edit={edit}>{t('preview.named.act')}</PrepareButton>}
      </div>
      <DocumentViewer document={isOpen ? { name, url: document.url } : null} onClose={() => setOpen(false)} />
    </Card>
  );
};

/** Orders the document to sign; who may not sign yet is told what comes first. */
const PrepareButton = ({ edit, children }: { readonly edit: OfferEdit; readonly children: ReactNode }) => {
  const t = useWords(progressWords);
  const act = useAct();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [isAsked, setAsked] = useState(false);
  const cosigner = useCosigner((answer) => (answer.ok ? navigate(`/add-offer/verify/${edit.id}`) : toast.bad(refusalText(answer.refusal))));
  const next = async (): Promise<void> => {
    if (edit.blockers.length > 0) return setAsked(true);
    await cosigner.run((cosignerUid) => act(offersCalls.prepareOffer, { offerId: edit.id, ...(cosignerUid && { cosignerUid }) }));
  };
  return (
    <>
      <Button kind="main" size="l" full onClick={() => void next()} busy={act.busy && t('preview.next.busy')}>
        {children}
        <IconArrowRight size={20} stroke={1.5} aria-hidden />
      </Button>
      {cosigner.dialog}
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={t('preview.next')}>
        <NextStepNote words={offerFormWords} />
      </Dialog>
    </>
  );
};

const Prepare = ({ edit }: { readonly edit: OfferEdit }) => {
  const t = useWords(progressWords);
  return (
    <Card>
      <p className={styles['text']}>{t(isSale(edit.form) ? 'preview.next.text.sale' : 'preview.next.text')}</p>
      <PrepareButton edit={edit}>{t('preview.next')}</PrepareButton>
    </Card>
  );
};

type Props = { readonly edit: OfferEdit; readonly offer: OfferViewData; readonly uid: string; readonly wrong: SectionProblems };

/** What comes next: correct, from the first section that needs it, prepare the document, or read and sign it. */
export const PreviewAside = ({ edit, offer, uid, wrong }: Props) => {
  const t = useWords(progressWords);
  const f = useFormat();
  const problems = wrong.flatMap((one) => one.problems).length;
  return (
    <>
      {problems > 0 && (
        <Note tone="red" title={t('preview.notReady')}>
          {t('preview.notReady.text', { n: problems })}
        </Note>
      )}
      {problems === 0 && (edit.document ? <Document edit={edit} document={edit.document} /> : <Prepare edit={edit} />)}
      {offer.private?.fees && <ServiceFees fees={offer.private.fees} isFrozen={false} />}
      {offer.private && offer.private.options.length > 0 && <Terms terms={offer.private} validTo={edit.form.offerValidTo} />}
      {isSale(edit.form) && edit.form.offerValidTo && (
        <Card>
          <p>{t('preview.validTo.sale', { day: f.day(edit.form.offerValidTo) })}</p>
        </Card>
      )}
      <ButtonLink full to={`/edit-offer/${edit.id}/${wrong[0]?.section ?? formSections[0]}/${uid}`}>
        {t('preview.back')}
      </ButtonLink>
    </>
  );
};
