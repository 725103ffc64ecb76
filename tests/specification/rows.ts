/** A row of a table: what is proved, the file of the test, and words of the test's name. */
export type Proof = readonly [what: string, file: string, title: string];

/** Reads a table, one row a line: `bookOffer | src/server/reservations/booking.test.ts | refuses who may not book`. */
export const rowsOf = (table: string): readonly Proof[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [what = '', file = '', title = ''] = line.split(' | ');
      return [what, file, title];
    });
