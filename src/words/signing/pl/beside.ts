import type { Words } from '../../kit/words.ts';

/** What is opened beside or behind a page: the sealed offer, its photos, the reading copy of a document. */
export const pl = {
  signed: 'Podpisany dokument (PDF)',
  offer: 'Zapieczętowana oferta (PDF)',
  announcement: 'Zapieczętowane ogłoszenie (PDF)',
  'announcement.prepared': 'Ogłoszenie do podpisu (PDF)',
  'offer.prepared': 'Oferta do podpisu (PDF)',
  photos: 'Zdjęcia z oferty (ZIP)',
  copy: 'Tłumaczenie angielskie do czytania (PDF)',
  'copy.note': 'Wiąże dokument w języku polskim.',
  polish: 'Podpisujesz tekst powyżej; wiąże tekst polski',
  'polish.reading': 'Tłumaczenie do czytania:',
} as const satisfies Words;
