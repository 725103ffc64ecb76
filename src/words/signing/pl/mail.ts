import type { Words } from '../../kit/words.ts';

/** E-mail z kodem do podpisu. */
export const pl = {
  'code.subject': 'Kod do podpisania: {document}',
  'code.preheader': 'Kod jest ważny 15 minut. Wpisz go tylko na stronie Parter.',
  'code.heading': 'Twój kod do podpisu',
  'code.text': 'Wpisując ten kod, podpisujesz dokument: {document}. Sprawdź, czy to ten, który masz przed sobą.',
  'code.row.document': 'Dokument',
  'code.row.sum': 'Kwota',
  'code.row.hash': 'Początek skrótu SHA-256',
  'code.note': 'Kod jest ważny 15 minut i tylko dla tego dokumentu. Nikomu go nie podawaj. Jeśli nic teraz nie podpisujesz, zignoruj tę wiadomość.',
  'code.document.offer': 'wiążąca oferta najmu „{offer}”',
  'code.document.lease': 'umowa najmu „{offer}”',
  'code.document.protocol': 'protokół zdawczo-odbiorczy „{offer}”',
  'code.sum.offer': '{rent} netto miesięcznie, kaucja {deposit}',
  'code.sum.lease': '{rent} netto miesięcznie, kaucja {deposit}',
  'code.sum.protocol': 'kaucja {deposit}',
} as const satisfies Words;
