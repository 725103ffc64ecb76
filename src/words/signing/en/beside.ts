import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/beside.ts';

/** What is opened beside or behind a page: the sealed offer, its photos, the reading copy of a document. */
export const en = {
  signed: 'Signed document (PDF, in Polish)',
  offer: 'Sealed offer (PDF, in Polish)',
  announcement: 'Sealed announcement (PDF, in Polish)',
  'announcement.prepared': 'Announcement to be signed (PDF, in Polish)',
  'offer.prepared': 'Offer to be signed (PDF, in Polish)',
  photos: 'Photos of the offer (ZIP)',
  copy: 'English reading copy (PDF)',
  'copy.note': 'The Polish document is binding.',
  polish: 'You sign the text above; the Polish text is binding',
  'polish.reading': 'Reading copy:',
} as const satisfies WordsLike<typeof pl>;
