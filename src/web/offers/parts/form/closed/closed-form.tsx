/** The form of an offer for those who may not fill it in: disabled, with nobody's data, and with the way on. */

import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { offerPath } from '../../../../../domain/kit/page/deal-paths.ts';
import type { FormSection } from '../../../../../domain/offers/fields/about.ts';
import { completeness } from '../../../../../domain/offers/rules/completeness.ts';
import { firstOfferState } from '../../../../../domain/offers/types.ts';
import { entryWords } from '../../../../../words/offers/entry.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { publicPath, signInSearch, signUpSearch } from '../../../../kit/page/addresses.ts';
import { ButtonLink } from '../../../../kit/parts/button.tsx';
import { Note } from '../../../../kit/parts/note.tsx';
import { useToday } from '../../../../kit/words/today.ts';
import { useLang, useWords } from '../../../../kit/words/words.ts';
import { CardPreview } from '../card.tsx';
import { FormContext, type FormContextValue } from '../context.ts';
import { makeOfferDraft, type OfferEdit } from '../draft.ts';
import form from '../form.module.css';
import { FieldErrors } from '../problems/field-errors.ts';
import { FoldingSection } from '../section.tsx';
import { useSectionText } from '../sections.tsx';
import { UnreadTexts } from '../unread.ts';
import styles from './closed-form.module.css';

/** An offer without anything in it, which is never saved. */
const nothing: OfferEdit = {
  ...{
    id: '',
    state: firstOfferState,
    version: 0,
    savedAt: null,
    form: {},
    images: [],
    photoCheck: { response: '', problems: [], ai: 'off' },
    plans: [],
    companyId: null,
    ownerUid: '',
    editable: false,
    isSaved: false,
  },
  ...{
    isDescribedByAi: false,
    hasFormer: false,
    mayLink: false,
    isUnderAgency: false,
    document: null,
    namedSigners: null,
    firstSignature: null,
    allowed: [],
    blockers: [],
  },
  ...{ feeRates: { landlord: 0, tenant: 0 }, vatStatus: 'active' },
};

const never = (): never => {
  throw new Error('a disabled form asks nobody');
};

const closedContext = (): FormContextValue => ({
  draft: makeOfferDraft(nothing, { load: never, save: never, keep: { read: () => null, write: () => undefined } }),
  errors: new FieldErrors(),
  unread: new UnreadTexts(null, ''),
  feeRates: nothing.feeRates,
  vatStatus: nothing.vatStatus,
  touch: () => undefined,
});

type ClosedFormProps = { readonly why: 'guest' | 'no_access' | 'under_agency'; readonly offerId?: string };

/**
 * `guest`: nobody is signed in; a press anywhere in the form opens the way in. `no_access`: the offer is somebody else's, or there is none.
 * `under_agency`: the reader's agent fills it in (docs/rules/agency.md#what-the-owner-sees).
 */
export const ClosedForm = ({ why, offerId = '' }: ClosedFormProps) => {
  const t = useWords(entryWords);
  const f = useWords(offerFormWords);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [context] = useState(closedContext);
  const enter = (): void => void navigate(signInSearch(search), { preventScrollReset: true });
  return (
    <FormContext value={context}>
      <main id="content">
        <div className={form['sub']}>
          <div className="wrap">
            <h1>{f('title.new')}</h1>
          </div>
        </div>
        <div className={`wrap ${styles['layout']}`}>
          <div className={form['main']}>
            <Note tone={why === 'under_agency' ? 'navy' : 'amber'} title={t(`closed.${why}.title`)}>
              {t(`closed.${why}.text`)}
              <div className={styles['acts']}>
                {why === 'guest' ? <WaysIn /> : why === 'under_agency' ? <WaysOfOwner offerId={offerId} /> : <WaysOn />}
              </div>
            </Note>
            <div {...(why === 'guest' && { onClick: enter, className: styles['enter'] })}>
              <div className={form['main']} inert data-testid="closed-form">
                <Sections />
              </div>
            </div>
          </div>
          <div inert>
            <CardPreview id="" form={nothing.form} images={nothing.images} />
          </div>
        </div>
      </main>
    </FormContext>
  );
};

const WaysIn = () => {
  const t = useWords(entryWords);
  const { search } = useLocation();
  return (
    <>
      <ButtonLink kind="main" to={signInSearch(search)} preventScrollReset>
        {t('closed.signIn')}
      </ButtonLink>
      <ButtonLink to={signUpSearch(search)} preventScrollReset>
        {t('closed.signUp')}
      </ButtonLink>
    </>
  );
};

const WaysOfOwner = ({ offerId }: { readonly offerId: string }) => {
  const t = useWords(entryWords);
  const lang = useLang();
  return (
    <>
      <ButtonLink kind="main" to={`/moja-tablica/my-offers/agency/${offerId}`}>
        {t('closed.agency')}
      </ButtonLink>
      <ButtonLink to={publicPath(lang, offerPath(offerId))}>{t('closed.preview')}</ButtonLink>
    </>
  );
};

const WaysOn = () => {
  const t = useWords(entryWords);
  const lang = useLang();
  return (
    <>
      <ButtonLink to="/moja-tablica/my-offers/unsigned-offers">{t('closed.drafts')}</ButtonLink>
      <ButtonLink to={publicPath(lang, '/add-offer')}>{t('closed.new')}</ButtonLink>
    </>
  );
};

const first: FormSection = 'basics';

const Sections = () => {
  const textOf = useSectionText();
  const today = useToday();
  const { sections } = completeness({ form: nothing.form, today, images: 0 });
  return sections.map(({ section, done, total, status }) => (
    <FoldingSection
      key={section}
      {...{ section, total, status }}
      filled={done}
      isOpen={section === first}
      onToggle={() => undefined}
      line=""
      text={textOf(section)}
      edit={nothing}
    />
  ));
};
