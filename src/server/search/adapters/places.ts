import { gazetteer, type Places } from '../../kit/places.ts';
import { definePort } from '../../kit/ports.ts';

/** Who knows places by name. The embedded form is the bundled gazetteer, read when somebody first asks. */
export const placesPort = definePort<Places>({ name: 'search.places', open: () => gazetteer() });
