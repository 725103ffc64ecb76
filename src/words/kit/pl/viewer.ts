import type { Words } from '../words.ts';

/** The viewer of documents. */
export const pl = {
  title: 'Dokument',
  loading: 'Wczytuję dokument…',
  failed: 'Nie udało się wczytać dokumentu.',
  'failed.text': 'Możesz spróbować ponownie, otworzyć go w nowej karcie albo pobrać.',
  download: 'Pobierz',
  open: 'Otwórz w nowej karcie',
} as const satisfies Words;
