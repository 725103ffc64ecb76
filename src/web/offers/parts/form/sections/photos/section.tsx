import { offerNumbers } from '../../../../../../domain/kit/numbers.ts';
import { pictureTypes, planTypes } from '../../../../../../domain/offers/rules/photos/file.ts';
import { doubtfulFlags } from '../../../../../../domain/offers/rules/photos/flags.ts';
import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { offerPhotoWords } from '../../../../../../words/offers/photos.ts';
import { offerRefusalWords } from '../../../../../../words/offers/refusals.ts';
import { useViewer } from '../../../../../accounts/parts/session.ts';
import { fieldError, fieldId } from '../../../../../kit/form/field.tsx';
import { Note } from '../../../../../kit/parts/note.tsx';
import { useFieldText } from '../../../../../kit/words/field-text.ts';
import { useWords } from '../../../../../kit/words/words.ts';
import { useErrorOf } from '../../context.ts';
import type { OfferEdit } from '../../draft.ts';
import formStyles from '../../form.module.css';
import { Adding } from './adding.tsx';
import { LinksOfPremises } from './links.tsx';
import { PhotoList } from './list.tsx';
import { OnTheWay } from './on-the-way.tsx';
import styles from './photos.module.css';
import { photoFactsOf, useChecked } from './use-photo-checks.ts';
import { useUploads } from './use-uploads.ts';

const Flagged = ({ n, isDoubtful }: { readonly n: number; readonly isDoubtful: boolean }) => {
  const t = useWords(offerFormWords);
  const words = useWords(offerPhotoWords);
  return (
    <div role="alert">
      {n > 0 && (
        <Note tone="amber" title={t('photos.flagged', { n })}>
          {t('photos.flagged.text')} {isDoubtful && words('flagged.moderator')}
        </Note>
      )}
    </div>
  );
};

/** What the artificial intelligence does with the photos now; nothing where none is switched on. */
const Intelligence = ({ ai }: Pick<OfferEdit['photoCheck'], 'ai'>) => {
  const t = useWords(offerPhotoWords);
  if (ai === 'off') return null;
  return (
    <p className={styles['hint']} role="status">
      {t('ai.on')} {ai !== 'done' && t(`ai.${ai}`)}
    </p>
  );
};

/** Files are taken of confirmed addresses only: who still has to confirm theirs reads so before they choose any. */
const useUnconfirmed = (): { readonly isFull: true; readonly text: string } | null => {
  const t = useWords(offerPhotoWords);
  const viewer = useViewer();
  return viewer.kind === 'signed-in' && !viewer.emailVerified ? { isFull: true, text: t('unconfirmed') } : null;
};

/** Why photos cannot stand, by their ids. A moderator looks at what a machine may be wrong about. */
const useFlags = (images: OfferEdit['images']) => {
  const checked = useChecked();
  const fieldText = useFieldText(offerRefusalWords);
  const problems = photoFactsOf(checked, images).photoProblems ?? [];
  const flags = new Map(
    images.flatMap(({ id }, at) => problems.filter(({ field }) => field === `images.${at}`).map((one) => [id, fieldText(one, '')] as const)),
  );
  return { flags, isDoubtful: checked.problems.some(({ reason }) => doubtfulFlags.some((flag) => flag === reason)), ai: checked.ai };
};

/** Photos: sent a few at once, put in order, described, removed; the first one is the card's. What cannot stand is marked. */
const Photos = ({ offerId, images }: { readonly offerId: string; readonly images: OfferEdit['images'] }) => {
  const t = useWords(offerFormWords);
  const error = useErrorOf('images');
  const { items, queue } = useUploads(offerId, 'photos');
  const { flags, isDoubtful, ai } = useFlags(images);
  const unconfirmed = useUnconfirmed();
  return (
    <div className={styles['photos']} id={fieldId('images')} tabIndex={-1}>
      <Adding
        isFull={images.length >= offerNumbers.photosMax}
        add={queue.add}
        types={pictureTypes}
        text={t('photos.drop')}
        act={t('photos.add')}
        testId="photo-input"
        {...unconfirmed}
      />
      <OnTheWay items={items} queue={queue} />
      <Flagged n={flags.size} isDoubtful={isDoubtful} />
      {images.length > 0 && <PhotoList offerId={offerId} kind="photos" stored={images} flags={flags} />}
      {fieldError(error)}
      <p className={styles['hint']}>{t('photos.watermark')}</p>
      <Intelligence ai={ai} />
    </div>
  );
};

/** Floor plans: pictures, or every page of a PDF. */
const Plans = ({ offerId, plans }: { readonly offerId: string; readonly plans: OfferEdit['plans'] }) => {
  const t = useWords(offerPhotoWords);
  const { items, queue } = useUploads(offerId, 'plans');
  const unconfirmed = useUnconfirmed();
  const { plansMax, planBytesMax, photoBytesMax, photoLongSideMin } = offerNumbers;
  const megabytes = (bytes: number): number => bytes / 1024 / 1024;
  const limits = { n: plansMax, megabytes: megabytes(planBytesMax), pictureMegabytes: megabytes(photoBytesMax), pixels: photoLongSideMin };
  return (
    <>
      <h3 className={formStyles['group']}>{t('plans.title')}</h3>
      <p className={formStyles['hint']}>
        {t('plans.text', limits)} {t('plans.drawn')}
      </p>
      <div className={styles['photos']} data-testid="plans">
        <Adding
          isFull={plans.length >= plansMax}
          add={queue.add}
          types={planTypes}
          text={t('plans.drop')}
          act={t('plans.add')}
          testId="plan-input"
          {...unconfirmed}
        />
        <OnTheWay items={items} queue={queue} />
        {plans.length > 0 && <PhotoList offerId={offerId} kind="plans" stored={plans} />}
      </div>
    </>
  );
};

/** What shows the premises: photos, floor plans, links to other sites. */
export const PhotosSection = ({ edit }: { readonly edit: OfferEdit }) => (
  <>
    <Photos offerId={edit.id} images={edit.images} />
    <Plans offerId={edit.id} plans={edit.plans} />
    <LinksOfPremises />
  </>
);
