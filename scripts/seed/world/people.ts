import type { SeedPerson } from './seed-types.ts';

const person = (key: string, firstName: string, lastName: string, company: string | null, more: Partial<SeedPerson> = {}): SeedPerson => ({
  key,
  firstName,
  lastName,
  company,
  email: `${key}@parter.example`,
  lang: 'pl',
  verified: true,
  ...more,
});

/** The people of the demo; the first five are the accounts printed at the start. */
export const people: readonly SeedPerson[] = [
  person('landlord', 'Hanna', 'Kowalczyk', 'kwartal'),
  person('tenant', 'Piotr', 'Sowiński', 'maka', { wantsOffers: true }),
  person('agent', 'Agata', 'Mroczek', 'posrednik', { agent: true }),
  person('admin', 'Marta', 'Zawadzka', null, { claims: ['admin'] }),
  person('creator', 'Jakub', 'Bielecki', null, { claims: ['creator'] }),
  person('r.tkacz', 'Robert', 'Tkacz', 'tkacka'),
  person('e.malinowska', 'Ewa', 'Malinowska', 'wislana'),
  person('k.dabrowski', 'Krzysztof', 'Dąbrowski', 'mokotowska'),
  person('j.kaszubska', 'Joanna', 'Kaszubska', 'baltyk'),
  person('a.wrobel', 'Andrzej', 'Wróbel', 'logpark'),
  person('m.szymczyk', 'Mariusz', 'Szymczyk', 'hutnik'),
  person('b.nowaczyk', 'Beata', 'Nowaczyk', 'warta'),
  person('s.gryf', 'Sławomir', 'Gryf', 'odra'),
  person('d.jurczuk', 'Dorota', 'Jurczuk', 'wschod'),
  person('i.nowicka', 'Irena', 'Nowicka', 'zamek'),
  person('p.wesolowski', 'Paweł', 'Wesołowski', 'kopernik'),
  person('w.lemko', 'Wojciech', 'Lemko', 'bieszczad'),
  person('t.zielinski', 'Tomasz', 'Zieliński', 'jeziora'),
  person('g.pajak', 'Grażyna', 'Pająk', 'klimat'),
  person('l.adamska', 'Lena', 'Adamska', 'atrament', { lang: 'en' }),
  person('m.stepien', 'Michał', 'Stępień', 'paczka'),
  person('n.opolska', 'Natalia', 'Opolska', 'usmiech'),
  person('f.brzoza', 'Filip', 'Brzoza', 'rower'),
  person('m.lis', 'Marek', 'Lis', 'optyk'),
  person('o.sikora', 'Oskar', 'Sikora', 'kodex'),
  person('z.lipska', 'Zofia', 'Lipska', 'zielnik'),
  person('r.wojcik', 'Rafał', 'Wójcik', 'kancelaria'),
  person('caller', 'Julia', 'Szymczak', null, { claims: ['caller'] }),
  person('k.ostrowski', 'Kamil', 'Ostrowski', null, { claims: ['caller'] }),
  // Waiting for the moderator: the console has something to decide.
  person('c.nowy', 'Cezary', 'Nowak', null, { verified: false }),
];
