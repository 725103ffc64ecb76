/** The description of the premises, and what proposes it. */

import { useEffect, useMemo, useState } from 'react';
import { offersCalls } from '../../../../../../contract/offers/endpoints.ts';
import { shortcutWords } from '../../../../../../words/offers/shortcuts.ts';
import { useUid } from '../../../../../accounts/parts/use-uid.ts';
import { browserAsk } from '../../../../../kit/calls/browser-client.ts';
import { accountText } from '../../../../../kit/draft/account-storage.ts';
import { focusIfLost } from '../../../../../kit/focus.ts';
import { fieldId } from '../../../../../kit/form/field.tsx';
import { Button } from '../../../../../kit/parts/button.tsx';
import { useLang, useWords } from '../../../../../kit/words/words.ts';
import { useField, useForm, useOfForm } from '../../context.ts';
import { proposedDescription } from '../../describe.ts';
import type { OfferEdit } from '../../draft.ts';
import { Field } from '../../field.tsx';
import { useUnread } from '../../unread.ts';
import { askDescription } from './ask-description.ts';

type DescriptionProps = Pick<OfferEdit, 'id' | 'isDescribedByAi'>;

/** A description may be left until the other fields are filled in: then one press proposes it, and it is changed like any other. */
export const Description = ({ id, isDescribedByAi }: DescriptionProps) => {
  const t = useWords(shortcutWords);
  const lang = useLang();
  // A text that is too long to be saved stands in the field too: a proposal would take its place.
  const hasUnread = useUnread('description').text !== null;
  const isEmpty = useField('description').value === undefined && !hasUnread;
  const isProposable = useOfForm((form) => form.description === undefined && proposedDescription(form, lang) !== null);
  const isReady = isProposable && !hasUnread;
  const { propose, asking, isByAi } = useProposal({ id, isDescribedByAi });
  const hint = isByAi ? t('describe.ai.done') : isEmpty && !isReady ? t('describe.later') : isReady && isDescribedByAi ? t('describe.ai') : null;
  return (
    <>
      <Field path="description" {...(hint && { hint })} />
      {isReady && (
        <Button size="s" onClick={() => void propose()} disabled={asking === 'asking'}>
          {t(isDescribedByAi ? 'describe.act.ai' : 'describe.act')}
        </Button>
      )}
      <p role="status">{typeof asking === 'object' ? asking.unsaved : asking !== 'idle' && t(`describe.ai.${asking}`)}</p>
    </>
  );
};

/** `unsaved` says why the project could not be saved, which comes before asking. */
type AskState = 'idle' | 'asking' | 'away' | { readonly unsaved: string };

/** Asks the artificial intelligence where one writes; the template takes its place when it does not answer, or is not there. */
const useProposal = ({ id, isDescribedByAi }: DescriptionProps) => {
  const lang = useLang();
  const { draft, unread } = useForm();
  const description = useField('description');
  const [asking, setAsking] = useState<AskState>('idle');
  const [proposed, setProposed] = useState<string | null>(null);
  const uid = useUid();
  // Remembered for this visit, also when the section is folded: a proposal is marked as long as nobody changed it.
  const stored = useMemo(() => accountText('tab', uid, `offer-description-by-ai:${id}`), [uid, id]);
  useEffect(() => setProposed(stored.read()), [stored]);
  const propose = async (): Promise<void> => {
    setAsking(isDescribedByAi ? 'asking' : 'idle');
    const ask = () => browserAsk(offersCalls.proposeDescription, { offerId: id });
    const asked = isDescribedByAi ? await askDescription(draft, ask, lang) : null;
    // The button stays: once the project is saved, the next press asks.
    if (asked !== null && typeof asked === 'object' && 'unsaved' in asked) return setAsking(asked);
    setAsking(asked === 'away' ? 'away' : 'idle');
    const written = asked === null || asked === 'away' ? null : asked.text;
    const { form } = draft.get();
    // What was typed while the answer was on its way stays.
    if (form.description !== undefined || unread.all().has('description')) return;
    if (written !== null) {
      stored.write(written);
      setProposed(written);
    }
    description.onChange(written ?? proposedDescription(form, lang));
    // The button is gone now; what it wrote is read and changed next.
    focusIfLost(() => document.getElementById(fieldId('description')));
  };
  return { propose, asking, isByAi: proposed !== null && description.value === proposed };
};
