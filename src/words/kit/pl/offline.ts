import type { Words } from '../words.ts';

/** What a page says of a press that needs the network or the server while it is away. */
export const pl = {
  offline: 'Nie ma połączenia z Parterem. Ta strona została, a następna otworzy się, gdy połączenie wróci.',
} as const satisfies Words;
