import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { filledForm } from '../../../../../tests/factories/filled-form.ts';
import type { VatStatus } from '../../../../domain/kit/money.ts';
import { mainUses } from '../../../../domain/kit/provinces.ts';
import { formSections } from '../../../../domain/offers/fields/about.ts';
import { type FieldName, visitOffer } from '../../../../domain/offers/fields/catalogue.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { translator } from '../../../../words/kit/words.ts';
import { offerFieldWords } from '../../../../words/offers/fields.ts';
import { ConfirmHost } from '../../../kit/dialog/confirm.tsx';
import { LangContext } from '../../../kit/words/words.ts';
import { FormContext } from './context.ts';
import { makeOfferDraft } from './draft.ts';
import { FieldErrors } from './problems/field-errors.ts';
import { LinksOfPremises } from './sections/photos/links.tsx';
import { SectionBody, useSectionText } from './sections.tsx';
import { UnreadTexts } from './unread.ts';

/** A form that nothing saves. */
const draftOf = (form: OfferForm) => {
  const never = vi.fn();
  const keep = { read: () => null, write: never };
  return makeOfferDraft({ form, version: 1, isSaved: true, savedAt: null }, { load: never, save: never, keep });
};
/** A finished floor is folded; an error in it opens it. */
const errors = new FieldErrors();
errors.show(new Map([['areaDetails.levels.0.surface', 'x']]));
const label = translator(offerFieldWords.pl, 'pl');

/** The sentences under the headings of the sections. */
const Lines = () => {
  const textOf = useSectionText();
  return formSections.map((section) => createElement('p', { key: section }, textOf(section)));
};

/** The form's sections as markup; photos need a server and are no fields, but links stand below them. */
const drawn = (form: OfferForm, vatStatus: VatStatus = 'active', wrong = errors): string => {
  const sections = formSections
    .filter((section) => section !== 'photos')
    .map((section) => createElement(SectionBody, { key: section, section, edit: { hasFormer: false } as never }));
  const page = createElement(
    LangContext,
    { value: 'pl' },
    createElement(
      MantineProvider,
      null,
      createElement(
        ConfirmHost,
        null,
        createElement(
          FormContext,
          {
            value: {
              draft: draftOf(form),
              errors: wrong,
              unread: new UnreadTexts(null, 'test'),
              feeRates: { landlord: 5000, tenant: 2500 },
              vatStatus,
              touch: vi.fn(),
            },
          },
          [...sections, createElement(Lines, { key: 'lines' }), createElement(LinksOfPremises, { key: 'links' })],
        ),
      ),
    ),
  );
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element: page }]) }));
};

describe.each(mainUses)('the form of an offer with the main use %s', (use) => {
  const forms = [filledForm(use, 'lump_sum'), filledForm(use, 'metered')] as const;
  const markup = forms.map((form) => drawn(form)).join('');
  const asked = new Map(forms.flatMap(visitOffer).map((visit) => [visit.path, visit]));

  it.each([...asked.values()].filter(({ field }) => field.group !== null && !('fields' in field)))(
    'has a control for $path',
    ({ path, name, field }) => {
      const isOfUse = field.uses === undefined || field.uses.includes(use);
      const isChip = field.group === 'installations' || field.group === 'features';
      const control = isChip ? `<span>${label(name as FieldName)}</span>` : `id="f-${path}"`;
      expect(markup.includes(control)).toBe(isOfUse);
    },
  );
});

it('proposes 7 or 14 days to take the premises over, and counts 30 m² for a car', () => {
  const markup = drawn(filledForm('office', 'lump_sum')).replaceAll('\u00a0', ' ');
  for (const days of [7, 14]) expect(markup).toContain(`>${days} dni<`);
  expect(markup.match(/>\d+ dni</g)).toHaveLength(2);
  expect(markup).toContain('Jedno miejsce to około 30 m²');
});

it('counts with VAT only where the landlord charges it', () => {
  const form = filledForm('office', 'lump_sum');
  const [active, exempt] = [drawn(form, 'active'), drawn(form, 'exempt')];
  expect([active.includes('Propozycje kaucji: czynsze brutto'), active.includes('zwolniona z VAT')]).toEqual([true, false]);
  expect([exempt.includes('Propozycje kaucji: czynsze bez VAT'), exempt.includes('Brutto ')]).toEqual([true, false]);
});

it('folds what is optional, and opens it where something of it is filled or wrong', () => {
  const form = filledForm('office', 'lump_sum');
  const bare = { powerAllocation: 15, energyCategory: 'none' } as const;
  const opened = (of: NonNullable<OfferForm['mediaDetails']>, wrong?: FieldErrors): boolean[] => {
    const markup = drawn({ ...form, mediaDetails: of }, 'active', wrong);
    return ['water', 'airConditioning', 'energyIndices.eu'].map((name) => {
      const control = name === 'airConditioning' ? `<span>${label('mediaDetails.airConditioning')}</span>` : `id="f-mediaDetails.${name}"`;
      const before = markup.slice(0, markup.indexOf(control));
      return /^<details[^>]* open=""/.test(before.slice(before.lastIndexOf('<details')));
    });
  };
  expect(opened(bare)).toEqual([false, false, false]);
  expect(opened({ ...bare, water: 'mains' })).toEqual([true, false, false]);
  expect(opened({ ...bare, airConditioning: true })).toEqual([false, true, false]);
  const wrong = new FieldErrors();
  wrong.show(new Map([['mediaDetails.energyIndices.eu', 'x']]));
  expect(opened(bare, wrong)).toEqual([false, false, true]);
});
