import { offerFormWords } from '../../../../words/offers/form.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { DraftNotice } from '../../../kit/draft/draft-notice.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { Conflict } from './conflict/conflict.tsx';
import type { OfferDraft, OfferDraftState } from './draft.ts';

type NotesProps = { readonly draft: OfferDraft; readonly state: OfferDraftState; readonly isOther: boolean };

/** Everything about devices and saving that must not be missed; the state of saving itself has its own fixed place. */
export const DraftNotes = ({ draft, state, isOther }: NotesProps) => {
  const t = useWords(offerFormWords);
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
      {state.conflict && <Conflict draft={draft} form={state.form} conflict={state.conflict} />}
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
