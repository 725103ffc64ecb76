import type { Answer } from '../../../../../../contract/kit/client.ts';
import type { Lang } from '../../../../../../words/kit/words.ts';
import type { OfferDraft } from '../../draft.ts';
import { whyNotSaved } from '../../why-not-saved.ts';

/** What came of asking the artificial intelligence: its text, no answer, or why it was not asked. */
export type AskedDescription = { readonly text: string } | { readonly unsaved: string } | 'away';

/** Asks for a description. The server writes it from the project as it is saved: where the save is refused, nobody is asked. */
export const askDescription = async (
  draft: Pick<OfferDraft, 'flush' | 'get'>,
  ask: () => Promise<Answer<{ readonly description: string | null }>>,
  lang: Lang,
): Promise<AskedDescription> => {
  const isSaved = await draft.flush();
  // A save that was taken while somebody typed on leaves something to save and is no failure.
  const unsaved = isSaved ? null : whyNotSaved(draft.get(), lang);
  if (unsaved !== null) return { unsaved };
  const answer = await ask();
  return answer.ok && answer.value.description !== null ? { text: answer.value.description } : 'away';
};
