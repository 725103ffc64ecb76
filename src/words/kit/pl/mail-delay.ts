import type { Words } from '../words.ts';

/** Mail that does not go out, in Polish. */
export const pl = {
  delayed: 'Wysyłanie e-maili ma teraz opóźnienie. Wiadomość czeka w kolejce i wyjdzie sama, więc nie trzeba prosić o nią ponownie.',
  returned: 'Wiadomość wróciła: serwer poczty tego adresu jej nie przyjął. Sprawdź, czy adres jest poprawny.',
  'delayed.code': 'Jeśli kod dojdzie po czasie, poproś o nowy.',
  'delayed.link': 'Jeśli odnośnik dojdzie po czasie, poproś o nowy.',
} as const satisfies Words;
