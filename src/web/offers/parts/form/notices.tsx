import { offerFormWords } from '../../../../words/offers/form.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { ConflictNote } from '../../../kit/draft/conflict-note.tsx';
import { DraftNotice } from '../../../kit/draft/draft-notice.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferDraft, OfferDraftState } from './draft.ts';

const topSections = {
  areaDetails: 'section.address',
  address: 'section.address',
  parkingDetails: 'section.parking',
  mediaDetails: 'section.media',
  relatedDetails: 'section.equipment',
  leaseAgreement: 'section.lease',
  ownTerms: 'section.lease',
  summary: 'section.declarations',
} as const;

const isTopSection = (part: string): part is keyof typeof topSections => part in topSections;

type NotesProps = { readonly draft: OfferDraft; readonly state: OfferDraftState; readonly isOther: boolean };

/** Everything about devices and saving that must not be missed; the state of saving itself has its own fixed place. */
export const DraftNotes = ({ draft, state, isOther }: NotesProps) => {
  const t = useWords(offerFormWords);
  const refusalText = useRefusalText();
  const sectionNames = (parts: readonly string[]): string =>
    [...new Set(parts.map((part) => t(isTopSection(part) ? topSections[part] : 'section.basics')))].join(', ');
  return (
    <>
      {isOther && (
        <div role="alert">
          <Note tone="amber" title={t('session.other')}>
            {t('session.other.text')}
          </Note>
        </div>
      )}
      {state.conflict && (
        <ConflictNote text={t('conflict.text', { sections: sectionNames(state.conflict.parts) })} onResolve={(whose) => draft.resolve(whose)} />
      )}
      {state.notice && <DraftNotice text={t(state.notice === 'newer' ? 'newer.text' : 'restored.text')} onClose={() => draft.dismiss()} />}
      {state.refusal && (
        <div role="alert">
          <Note tone="red" title={t('refused.title')}>
            {refusalText(state.refusal)}
          </Note>
        </div>
      )}
    </>
  );
};
