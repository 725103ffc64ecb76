/** What to change when checking the project failed. */

import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { progressWords } from '../../../../words/offers/progress.ts';
import { offerRefusalWords } from '../../../../words/offers/refusals.ts';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { useFieldText } from '../../../kit/words/field-text.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './verify-failure.module.css';

type Refusal = NonNullable<OutputOf<typeof offersCalls.getOfferProgress>['refusal']>;

const isPhoto = ({ code }: Refusal): boolean => code === 'photo.flagged';
const isForm = ({ code }: Refusal): boolean => code === 'offer.not_ready';

/** What the person must change before another try helps. */
export const isForPerson = (refusal: Refusal): boolean => isPhoto(refusal) || isForm(refusal);

/** Why the check ended, what was kept, and the way back to the part that needs it. */
export const VerifyFailure = ({ refusal, offerId, uid }: { readonly refusal: Refusal; readonly offerId: string; readonly uid: string }) => {
  const t = useWords(progressWords);
  const fieldText = useFieldText(offerRefusalWords);
  const textOf = ({ code, params }: { readonly code: Refusal['code']; readonly params?: Refusal['params'] | undefined }): string =>
    fieldText({ code, ...(params && { params }) }, '');
  if (!isForPerson(refusal)) return <p>{`refusal.${refusal.code}` in offerRefusalWords.pl ? textOf(refusal) : t('verify.failed')}</p>;
  return (
    <div className={styles['failure']}>
      <p>{isPhoto(refusal) ? t('verify.photos') : textOf(refusal)}</p>
      {isPhoto(refusal) && (
        <ul>
          {refusal.problems?.map((problem) => (
            <li key={`${problem.code} ${problem.field}`}>{textOf(problem)}</li>
          ))}
        </ul>
      )}
      <p>{t('verify.kept')}</p>
      <ButtonLink size="s" to={`/edit-offer/${offerId}/${isPhoto(refusal) ? 'photos' : 'basics'}/${uid}`}>
        {t(isPhoto(refusal) ? 'verify.photos.back' : 'verify.form')}
      </ButtonLink>
    </div>
  );
};
