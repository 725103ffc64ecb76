import type { Words } from '../../kit/words.ts';

/** The page of the calls. */
export const pl = {
  title: 'API',
  description: 'Wszystkie wywołania serwisu: co przyjmują, co odpowiadają, kogo dopuszczają.',
  lead: 'Każde wywołanie to POST /call/nazwa w formacie funkcji wywoływalnych: ciało {"data": …}, odpowiedź {"result": …} albo {"error": …}. Publiczne odczyty działają też jako GET /read/nazwa.',
  who: 'Dla kogo',
  example: 'Przykład',
  input: 'Przyjmuje (data)',
  output: 'Odpowiada (result)',
  refusals: 'Odmowy',
} as const satisfies Words;
