import { NONE, numberIn, type Problems } from '../../kit/fields.ts';
import { parseSecureLink } from '../../kit/identifiers.ts';
import { offerNumbers as limits } from '../../kit/numbers.ts';
import { partsOf } from '../../kit/time.ts';
import type { FormSection } from '../fields/about.ts';
import type { FieldName } from '../fields/catalogue.ts';
import { refuse } from '../refusals.ts';
import type { FieldRule, ReadinessFacts } from './field-rule.ts';
import { optionRules } from './option-rules.ts';
import { roomSumProblems } from './rooms.ts';

const when = (isWrong: boolean, field: FieldName, code: Parameters<typeof refuse>[0]): Problems => (isWrong ? [refuse(code, { field })] : NONE);

const yearProblems: FieldRule = ({ form, today }) =>
  numberIn('areaDetails.constructionCompletionYear', form.areaDetails?.constructionCompletionYear, {
    min: limits.completionYearMin,
    max: partsOf(today).year + limits.completionYearAhead,
    whole: true,
  });

const insulationProblems: FieldRule = ({ form }, own) => {
  const chosen = form.areaDetails?.thermalInsulation ?? [];
  return [...own, ...when(chosen.includes('none') && chosen.length > 1, 'areaDetails.thermalInsulation', 'form.none_with_others')];
};

const endOfAvailability: FieldRule = ({ form: { availability, availabilityTo } }, own) => [
  ...own,
  ...when(availability !== undefined && availabilityTo !== undefined && availabilityTo < availability, 'availabilityTo', 'form.availability_order'),
];

const validTo: FieldRule = ({ form: { offerValidTo }, today }, own) => [
  ...own,
  ...when(offerValidTo !== undefined && offerValidTo < today, 'offerValidTo', 'form.valid_to_past'),
];

const link =
  (key: 'tourLink' | 'videoLink'): FieldRule =>
  ({ form }, own) => {
    const value = form[key] ?? '';
    return [...own, ...when(value.trim() !== '' && parseSecureLink(value) === null, key, 'form.link_not_secure')];
  };

// Floors are added, not chosen from a list.
const levelsAtAll: FieldRule = ({ form }, own) =>
  (form.areaDetails?.levels?.length ?? 0) > 0 ? own : [refuse('form.no_levels', { field: 'areaDetails.levels' })];

const declaration =
  (key: 'summary1' | 'summary2' | 'summary3' | 'summary4' | 'truth', code: Parameters<typeof refuse>[0]): FieldRule =>
  ({ form }) =>
    when(form.summary?.[key] !== true, `summary.${key}`, code);

/** Rules across fields, each at the field that it speaks of. */
export const fieldRules: Partial<Record<FieldName, FieldRule>> = {
  subleaseAgreement: ({ form }) => when(form.subleaseAgreement !== true, 'subleaseAgreement', 'form.sublease_required'),
  'areaDetails.constructionCompletionYear': yearProblems,
  'areaDetails.thermalInsulation': insulationProblems,
  availabilityTo: endOfAvailability,
  offerValidTo: validTo,
  ...optionRules,
  'areaDetails.levels': levelsAtAll,
  tourLink: link('tourLink'),
  videoLink: link('videoLink'),
  'summary.summary1': declaration('summary1', 'form.declaration_terms'),
  'summary.summary2': declaration('summary2', 'form.declaration_signature'),
  'summary.summary3': declaration('summary3', 'form.declaration_binding'),
  'summary.summary4': declaration('summary4', 'form.declaration_irrevocable'),
  'summary.truth': declaration('truth', 'form.declaration_truth'),
};

/** Rules about a section as a whole: the sum of the rooms, the number of photos (at most 25; none are required) and those that cannot stand. */
export const sectionRules: Partial<Record<FormSection, (facts: ReadinessFacts) => Problems>> = {
  levels: ({ form }) => roomSumProblems(form.areaDetails?.levels, form.areaDetails?.surface),
  photos: ({ images, photoProblems = NONE }) => [
    ...(images > limits.photosMax ? [refuse('image.too_many', { field: 'images', params: { max: limits.photosMax } })] : NONE),
    ...photoProblems,
  ],
};
