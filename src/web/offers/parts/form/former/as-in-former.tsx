/** Fills a section in as in a former offer of one's own, with a way back. */

import { IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { OutputOf } from '../../../../../contract/kit/call.ts';
import { offersCalls } from '../../../../../contract/offers/endpoints.ts';
import type { FormSection } from '../../../../../domain/offers/fields/about.ts';
import { type FormerSection, fillAsBefore, formerSections } from '../../../../../domain/offers/rules/former/former.ts';
import { takeFields } from '../../../../../domain/offers/rules/merge/merge.ts';
import type { OfferForm } from '../../../../../domain/offers/types.ts';
import { shortcutWords } from '../../../../../words/offers/shortcuts.ts';
import { browserAsk } from '../../../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../../../kit/calls/use-refusal.ts';
import { Button } from '../../../../kit/parts/button.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useForm } from '../context.ts';
import styles from './as-in-former.module.css';

type FormerOffer = OutputOf<typeof offersCalls.listFormerOffers>['offers'][number];

/** `null`: not asked yet, or folded again. */
type FormerList = readonly FormerOffer[] | 'asking' | { readonly failed: string } | null;

/** What was taken over, and how it was before. */
type FormerCopy = { readonly name: string; readonly changed: readonly string[]; readonly before: OfferForm };

/** The section where a former offer can be taken over from. */
export const formerSectionOf = (section: FormSection): FormerSection | undefined => formerSections.find((one) => one === section);

/** The button, the offers to choose from, and what one press changed. */
export const AsInFormer = ({ offerId, section }: { readonly offerId: string; readonly section: FormerSection }) => {
  const t = useWords(shortcutWords);
  const { draft } = useForm();
  const refusalText = useRefusalText();
  const opener = useRef<HTMLButtonElement>(null);
  const [listed, setListed] = useState<FormerList>(null);
  const [taken, setTaken] = useState<FormerCopy | null>(null);
  const open = async (): Promise<void> => {
    if (listed !== null) return setListed(null);
    setListed('asking');
    const answer = await browserAsk(offersCalls.listFormerOffers, { offerId, section });
    setListed(answer.ok ? answer.value.offers : { failed: refusalText(answer.refusal) });
  };
  const take = ({ name, part }: FormerOffer): void => {
    const before = draft.get().form;
    // JSON knows no undefined, so the wire's form is the domain's.
    const { changed } = fillAsBefore(before, part as OfferForm, section);
    draft.change((form) => takeFields(form, part as OfferForm, changed));
    setTaken({ name, changed, before });
    setListed(null);
    opener.current?.focus();
  };
  const undo = (): void => {
    if (taken) draft.change((form) => takeFields(form, taken.before, taken.changed));
    setTaken(null);
    opener.current?.focus();
  };
  return (
    <div className={styles['former']}>
      <Button ref={opener} kind="quiet" size="s" aria-expanded={listed !== null} onClick={() => void open()}>
        <IconCopy size={16} stroke={1.5} aria-hidden />
        {t('former.act')}
      </Button>
      <div role="status">
        {taken && (
          <p>
            {t('former.taken', { name: taken.name || t('former.unnamed'), n: taken.changed.length })}{' '}
            {taken.changed.length > 0 && (
              <Button kind="quiet" size="s" onClick={undo}>
                {t('former.undo')}
              </Button>
            )}
          </p>
        )}
        {listed === 'asking' && <p>{t('former.asking')}</p>}
        {listed !== null && typeof listed === 'object' && 'failed' in listed && <p>{listed.failed}</p>}
        {Array.isArray(listed) && listed.length === 0 && <p>{t('former.none')}</p>}
      </div>
      {Array.isArray(listed) && listed.length > 0 && <Offers offers={listed} onTake={take} />}
    </div>
  );
};

const Offers = ({ offers, onTake }: { readonly offers: readonly FormerOffer[]; readonly onTake: (offer: FormerOffer) => void }) => {
  const t = useWords(shortcutWords);
  return (
    <ul aria-label={t('former.list')}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <button type="button" onClick={() => onTake(offer)}>
            <b>{offer.name || t('former.unnamed')}</b>
            {offer.address && <small>{offer.address}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
};
