import type { WireRefusal } from '../../../../contract/kit/client.ts';
import type { FormSection } from '../../../../domain/offers/fields/about.ts';
import { entryAt } from '../../../../domain/offers/fields/catalogue.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { DraftNotice } from '../../../kit/draft/draft-notice.tsx';
import { useDraftState, useOfDraft } from '../../../kit/draft/use-draft.ts';
import { FieldLink } from '../../../kit/form/summary/error-summary.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { Conflict } from './conflict/conflict.tsx';
import type { OfferDraft } from './draft.ts';
import { placeNameOf } from './problems/place-name.ts';
import { refusedFields } from './problems/refused-fields.ts';

type NotesProps = { readonly draft: OfferDraft; readonly isOther: boolean; readonly openAll: (sections: readonly FormSection[]) => void };

/** The fields in which two devices differ, by the form as it is typed now. */
const OpenConflict = ({ draft }: { readonly draft: OfferDraft }) => {
  const { conflict, form } = useDraftState(draft);
  return conflict && <Conflict draft={draft} form={form} conflict={conflict} />;
};

type RefusedProps = Pick<NotesProps, 'draft' | 'openAll'> & { readonly refusal: WireRefusal };

/** Why the last save was refused; fields whose values were not taken are named, each with the way to it. */
const Refused = ({ draft, refusal, openAll }: RefusedProps) => {
  const t = useWords(offerFormWords);
  const lang = useLang();
  const refusalText = useRefusalText();
  const fields = refusedFields(refusal);
  return (
    <div role="alert">
      <Note tone="red" title={t('refused.title')}>
        {fields.length === 0 ? refusalText(refusal) : t('refused.fields')}
        {fields.length > 0 && (
          <ul>
            {fields.map((path) => (
              <li key={path}>
                <FieldLink
                  path={path}
                  label={placeNameOf(draft.get().form, path, lang)}
                  onPick={() => openAll([entryAt(path)?.field.section ?? 'basics'])}
                />
              </li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  );
};

/** Everything about devices and saving that must not be missed; the state of saving itself has its own fixed place. */
export const DraftNotes = ({ draft, isOther, openAll }: NotesProps) => {
  const t = useWords(offerFormWords);
  const { isInConflict, notice, refusal } = useOfDraft(draft, ({ conflict, notice, refusal }) => ({
    isInConflict: conflict !== null,
    notice,
    refusal,
  }));
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
      {refusal && <Refused {...{ draft, refusal, openAll }} />}
    </>
  );
};
