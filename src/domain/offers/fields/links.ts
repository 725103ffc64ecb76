import { fieldsIn } from '../../kit/catalogue.ts';
import { offerNumbers as limits } from '../../kit/numbers.ts';
import type { FieldFacts } from './about.ts';

const { text } = fieldsIn<FieldFacts>({ section: 'photos', group: 'links', span: 6, audience: 'everybody', page: 'own', sheet: null });
const link = { stored: limits.linkMax, placeholder: 'https://' } as const;

/** Section "photos": what shows the premises elsewhere. It advertises and describes nothing that is agreed, so no document prints it. */
export const linkFields = { tourLink: text(link), videoLink: text(link) };
