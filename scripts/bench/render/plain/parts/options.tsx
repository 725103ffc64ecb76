import { polish } from '../numbers.ts';

/** The provinces by their names. */
export const places = [
  ['dolnoslaskie', 'dolnośląskie'],
  ['kujawsko_pomorskie', 'kujawsko-pomorskie'],
  ['lubelskie', 'lubelskie'],
  ['lubuskie', 'lubuskie'],
  ['lodzkie', 'łódzkie'],
  ['malopolskie', 'małopolskie'],
  ['mazowieckie', 'mazowieckie'],
  ['opolskie', 'opolskie'],
  ['podkarpackie', 'podkarpackie'],
  ['podlaskie', 'podlaskie'],
  ['pomorskie', 'pomorskie'],
  ['slaskie', 'śląskie'],
  ['swietokrzyskie', 'świętokrzyskie'],
  ['warminsko_mazurskie', 'warmińsko-mazurskie'],
  ['wielkopolskie', 'wielkopolskie'],
  ['zachodniopomorskie', 'zachodniopomorskie'],
] as const;

/** Uses as lists and menus name them. */
export const uses = [
  ['office', 'Biura'],
  ['retail', 'Lokale handlowo-usługowe'],
  ['warehouse', 'Magazyny i\u00a0hale'],
] as const;

const option = ([value, name]: readonly [value: string, name: string]) => (
  <option key={value} value={value}>
    {name}
  </option>
);

/** The provinces to choose from. */
export const placeOptions = () => places.map(option);

/** How many offers of each use are listed. */
export type UseCounts = Readonly<Partial<Record<string, number>>>;

/** The uses to choose from, where they are counted with how many there are. */
export const useOptions = (counts?: UseCounts | null) =>
  uses.map(([value, name]) => option([value, counts ? `${name} (${polish(counts[value] ?? 0)})` : name]));
