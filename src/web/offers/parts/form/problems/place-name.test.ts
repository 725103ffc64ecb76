import { expect, it } from 'vitest';
import { placeNameOf } from './place-name.ts';

const form = { areaDetails: { levels: [{ levelName: 'Parter' }, {}] } };

it.each([
  ['areaDetails.levels.0.height', 'Parter, Wysokość'],
  ['areaDetails.levels.1.height', 'Kondygnacja 2, Wysokość'],
  ['areaDetails.levels.0.rooms.1.surface', 'Parter, Powierzchnia, pomieszczenie 2'],
  ['relatedDetails.gates.2.width', 'Szerokość bramy 3'],
  ['price', 'Czynsz netto za miesiąc'],
])('%s is called "%s" in a list of several', (path, name) => expect(placeNameOf(form, path, 'pl')).toBe(name));
