import { offerFormWords } from '../../../../words/offers/form.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { DraftNotice } from '../../../kit/draft/draft-notice.tsx';
import { useDraftState, useOfDraft } from '../../../kit/draft/use-draft.ts';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { Conflict } from './conflict/conflict.tsx';
import type { OfferDraft } from './draft.ts';

type NotesProps = { readonly draft: OfferDraft; readonly isOther: boolean };

/** The fields in which two devices differ, by the form as it is typed now. */
const OpenConflict = ({ draft }: { readonly draft: OfferDraft }) => {
  const { conflict, form } = useDraftState(draft);
  return conflict && <Conflict draft={draft} form={form} conflict={conflict} />;
};

/** Everything about devices and saving that must not be missed; the state of saving itself has its own fixed place. */
export const DraftNotes = ({ draft, isOther }: NotesProps) => {
  const t = useWords(offerFormWords);
  const { isInConflict, notice, refusal } = useOfDraft(draft, ({ conflict, notice, refusal }) => ({
    isInConflict: conflict !== null,
    notice,
    refusal,
  }));
  const refusalText = useRefusalText();
  return (
    <>
      {isOther && (
        <div role="alert">
          <Note tone="amber" title={t('session.other')}>
            {t('session.other.text')}
          </Note>
        </div>
      )}
      {isInConflict && <OpenConflict draft={draft} />}
      {notice && <DraftNotice text={t(notice === 'newer' ? 'newer.text' : 'restored.text')} onClose={() => draft.dismiss()} />}
      {refusal && (
        <div role="alert">
          <Note tone="red" title={t('refused.title')}>
            {refusalText(refusal)}
          </Note>
        </div>
      )}
    </>
  );
};
