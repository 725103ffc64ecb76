import { z } from 'zod';
import { offerFields } from '../../../domain/offers/fields/catalogue.ts';
import { shapeOf } from '../../kit/catalogue.ts';

/** The add-offer form as saved: shape only, as the catalogue of its fields says; every rule with its field code is `domain/offers/rules`. */
export const offerForm = z.object(shapeOf(offerFields));

/** A patch of top-level sections: a section given replaces the saved one whole; `null` clears it. */
export const offerPatch = z.record(z.string(), z.unknown()).pipe(z.looseObject({}));
