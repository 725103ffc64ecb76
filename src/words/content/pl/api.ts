import type { Words } from '../../kit/words.ts';

/** The page of the calls. */
export const pl = {
  title: 'API',
  description: 'Wszystkie wywołania serwisu: co przyjmują, co odpowiadają, kogo dopuszczają.',
  lead: 'Każde wywołanie to POST /call/nazwa w formacie funkcji wywoływalnych: ciało {"data": …}, odpowiedź {"result": …} albo {"error": …}. Publiczne odczyty działają też jako GET /read/nazwa.',
  who: 'Dostęp',
  'who.visitor': 'dla każdego',
  'who.signed-in': 'dla zalogowanych',
  'who.verified': 'dla zweryfikowanych',
  'who.caller': 'dla dzwoniących',
  'who.admin': 'dla administratorów',
  'who.admin-or-creator': 'dla administratorów i twórców kampanii',
  read: '{who}, odczyt',
  example: 'Przykład',
  input: 'Przyjmuje (data)',
  output: 'Odpowiada (result)',
  refusals: 'Odmowy',
} as const satisfies Words;
