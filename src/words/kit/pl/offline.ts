import type { Words } from '../words.ts';

/** What a page says of a press that needs the network while there is none. */
export const pl = {
  offline: 'Nie ma połączenia z internetem. Ta strona została, a następna otworzy się, gdy połączenie wróci.',
} as const satisfies Words;
