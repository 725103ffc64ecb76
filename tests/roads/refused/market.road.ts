import { sql } from 'drizzle-orm';
import { counterOffersCalls } from '../../../src/contract/offers/endpoints/counter-offers.ts';
import { wantedCalls } from '../../../src/contract/wanted/endpoints.ts';
import type { OfferForm } from '../../../src/domain/offers/types.ts';
import { agencyPageWords } from '../../../src/words/agency/page.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { counterOfferWords } from '../../../src/words/offers/counter-offer.ts';
import { linkWords } from '../../../src/words/offers/link.ts';
import { wantedWords } from '../../../src/words/wanted/page.ts';
import { wantedRefusalWords } from '../../../src/words/wanted/refusals.ts';
import { accept, anAgent, aProposal, ownerDetails } from '../../factories/agency.ts';
import { anOpenOffer } from '../../factories/counter-offers.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { aProject, currentForm, must } from '../../factories/published-offer.ts';
import { aWantedListing } from '../../factories/wanted.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, failing, forgive, road } from '../road.ts';

const agency = agencyPageWords.pl;
const counter = counterOfferWords.pl;
const wanted = wantedWords.pl;
const connecting = linkWords.pl;

/** No lease over a year: those want the written form. */
const short = (form: OfferForm): OfferForm => ({ ...form, leaseAgreement: { ...form.leaseAgreement, fixedlong: false } }) as OfferForm;

road('a counter-offer, a proposal and its end that fail say so, and nothing that was typed is lost', async ({ browser, stage }) => {
  const { tenant, offerId } = await anOpenOffer(stage);
  const company = await stage.enter(browser, tenant);
  await goTo(company, `/offer/${offerId}`);
  await company.page.getByRole('button', { name: counter.propose }).click();
  const dialog = company.page.getByRole('dialog', { name: counter.propose });
  await dialog.getByLabel(counter['rent.label']).fill('4 000');
  await failing(company, counterOffersCalls.sendCounterOffer.wire, async () => {
    await dialog.getByRole('button', { name: counter.send }).click();
    await expect(company.page.getByText(counter.failed)).toBeVisible();
  });
  await dialog.getByRole('button', { name: counter.send }).click();
  await expect(company.page.getByText(counter.sent)).toBeVisible();

  const person = await anAgent(stage);
  const agent = await stage.enter(browser, person);
  const project = await aProject(person, short(currentForm()));
  await goTo(agent, `/moja-tablica/my-offers/agency/${project}`);
  const owner = ownerDetails(`awaria-${person.uid.toLowerCase()}@poczta.example`);
  const field = (label: string) => agent.page.getByLabel(label, { exact: true });
  await field(agency['propose.name']).fill(owner.name);
  await field(agency['propose.peselOrNip']).fill(owner.peselOrNip);
  await field(agency['propose.email']).fill(owner.email);
  await field(agency['propose.contact']).fill(owner.contact);
  await field(agency['propose.address']).fill(owner.address);
  await failing(agent, 'linkProjectOfferForAgent', async () => {
    await agent.page.getByRole('button', { name: agency['propose.draw'] }).click();
    await expect(agent.page.getByText(agency['propose.failed'])).toBeVisible();
  });
  await expect(field(agency['propose.name'])).toHaveValue(owner.name);

  const signed = await aProposal(stage, person, owner, { form: short(currentForm()) });
  await accept(stage, signed, owner.email);
  await goTo(agent, `/moja-tablica/my-offers/agency/${signed.offerId}`);
  await failing(agent, 'revokeAgencyAgreement', async () => {
    await agent.page.getByRole('button', { name: agency['revoke.act'] }).click();
    await agent.page.getByRole('dialog').getByRole('button', { name: agency['revoke.act'] }).click();
    await expect(agent.page.getByText(agency['revoke.failed'])).toBeVisible();
  });

  const waiting = await aProposal(stage, person, ownerDetails(`odmowa-${person.uid.toLowerCase()}@poczta.example`), { form: short(currentForm()) });
  const visitor = await stage.visit(browser);
  await goTo(visitor, `/agency-agreement/accept/${waiting.agreementId}?token=${waiting.token}`);
  await failing(visitor, 'acceptAgencyAgreement', async () => {
    await visitor.page.getByRole('button', { name: agency['decide.reject'] }).click();
    await visitor.page.getByRole('dialog').getByRole('button', { name: agency['reject.act'], exact: true }).click();
    await expect(visitor.page.getByText(agency['accept.failed'])).toBeVisible();
  });

  const admin = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  await goTo(admin, `/agency-agreement/accept/${'N'.repeat(20)}`);
  await expect(admin.page.getByRole('heading', { level: 1, name: agency['load.missing.title'] })).toBeVisible();
  admin.faults.splice(0);
});

road('an offer that a colleague sent meanwhile is said to be sent; what fails at a listing says so', async ({ browser, stage }) => {
  const [landlord, company] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  const offerId = await anInsertedOffer(stage, landlord);
  const first = await aWantedListing(company, { description: 'Szuka piekarnia.' });
  await aWantedListing(company, { description: 'Szuka cukiernia.' });
  const owner = await stage.enter(browser, landlord);
  await goTo(owner, '/wanted-listings?place=Łódź&radius=25');
  const dialog = owner.page.getByRole('dialog');
  const open = (text: string) => owner.page.getByRole('article').filter({ hasText: text }).getByRole('button', { name: wanted['card.send'] }).click();
  await open('Szuka piekarnia.');
  await expect(dialog.getByRole('radio')).toBeChecked();
  await must(landlord, wantedCalls.submitOfferToListing, { offerId, wantedListingId: first });
  await dialog.getByRole('button', { name: /^Wyślij ofertę nr/ }).click();
  await expect(owner.page.getByText(wanted['send.already-exists'])).toBeVisible();
  forgive(owner, 'submitOfferToWantedListing');
  await dialog.getByRole('button', { name: wanted['send.back'] }).click();
  await open('Szuka cukiernia.');
  await failing(owner, 'submitOfferToWantedListing', async () => {
    await dialog.getByRole('button', { name: /^Wyślij ofertę nr/ }).click();
    await expect(owner.page.getByText(wanted['send.other'])).toBeVisible();
  });

  const tenant = await stage.enter(browser, company);
  await goTo(tenant, '/moja-tablica/wanted-listings');
  await failing(tenant, 'deleteWantedListing', async () => {
    await tenant.page.getByRole('button', { name: /^Usuń/ }).first().click();
    await tenant.page.getByRole('dialog').getByRole('button', { name: wanted['mine.delete'], exact: true }).click();
    await expect(tenant.page.getByText(wanted['mine.delete.failed'])).toBeVisible();
  });
  // A listing that is not stored stays in its form.
  await tenant.page.getByRole('button', { name: wanted['mine.add'] }).click();
  const form = tenant.page.getByRole('dialog');
  await form.getByRole('combobox', { name: wanted['form.location'] }).fill('Łódź');
  const where = tenant.page.waitForResponse(/\/placeDetails/);
  await form.getByRole('listbox').getByRole('option').first().click();
  await where;
  await failing(tenant, 'addWantedListing', async () => {
    await form.getByRole('button', { name: wanted['form.publish'] }).click();
    await expect(form.getByRole('alert').getByText(shellWords.pl['refusal.internal'])).toBeVisible();
  });
  await form.getByRole('button', { name: wanted['form.publish'] }).click();
  await expect(tenant.page.getByText(/jest na tablicy/)).toBeVisible();
});

road('a search for places that fails says why at its field, and finds again when it can', async ({ browser, stage }) => {
  const tenant = await stage.enter(browser, await anInsertedSigner(stage));
  const { page } = tenant;
  await goTo(tenant, '/wanted-listings?add=1');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: wanted['form.publish'] }) });
  const place = form.getByRole('combobox', { name: wanted['form.location'] });
  const asked = /\/(call|read)\/placesAutocomplete/;
  const refused = (status: string, kind: string) => ({ error: { status, message: '', details: { code: 'kit.internal', kind } } });
  for (const [trouble, typed, answer] of [
    ['configuration', 'Gdańsk', refused('FAILED_PRECONDITION', 'precondition')],
    ['internal', 'Gdynia', refused('INTERNAL', 'internal')],
    ['network', 'Sopot', null],
  ] as const) {
    await page.route(asked, (route) => (answer === null ? route.abort() : route.fulfill({ status: 500, json: answer })));
    await place.fill(typed);
    await expect(form.getByText(wanted[`place.${trouble}`])).toBeVisible();
    await expect(place).toHaveAttribute('aria-invalid', 'true');
    await page.unroute(asked);
  }
  tenant.faults.splice(0);
  await place.fill('Sopo');
  await form.getByRole('listbox').getByRole('option').first().click();
  await expect(form.getByText(wanted['place.network'])).toHaveCount(0);
  await expect(place).toHaveValue(/^Sopot/);
});

road('a listing that ended while its dialog was open says so, and so does an offer that is nobody’s to send', async ({ browser, stage }) => {
  const [landlord, company] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  const offerId = await anInsertedOffer(stage, landlord);
  const ids = [];
  for (const shop of ['ogrodnik', 'zegarmistrz', 'krawiec']) ids.push(await aWantedListing(company, { description: `Szuka ${shop}.` }));
  const owner = await stage.enter(browser, landlord);
  const dialog = owner.page.getByRole('dialog');
  const open = async (text: string): Promise<void> => {
    await goTo(owner, '/wanted-listings?place=Łódź&radius=25');
    await owner.page.getByRole('article').filter({ hasText: text }).getByRole('button', { name: wanted['card.send'] }).click();
    await expect(dialog.getByRole('radio').first()).toBeChecked();
  };
  const send = () => dialog.getByRole('button', { name: /^Wyślij ofertę nr/ }).click();
  await open('Szuka ogrodnik.');
  await must(company, wantedCalls.deleteWantedListing, { wantedListingId: ids[0] ?? '' });
  await expect(owner.page.getByRole('article').filter({ hasText: 'Szuka ogrodnik.' })).toHaveCount(0);
  await send();
  await expect(dialog.getByText(wanted['send.not-found'])).toBeVisible();
  forgive(owner, 'submitOfferToWantedListing');

  await open('Szuka zegarmistrz.');
  await stage.db.execute(sql`update offer set hidden_reason = 'sprawdzamy' where id = ${offerId}`);
  await send();
  await expect(dialog.getByText(wantedRefusalWords.pl['refusal.wanted.offer_not_active'])).toBeVisible();
  forgive(owner, 'submitOfferToWantedListing');
  await stage.db.execute(sql`update offer set hidden_reason = null where id = ${offerId}`);

  await open('Szuka krawiec.');
  await stage.db.execute(sql`update offer set owner_uid = ${company.uid}, company_id = ${company.companyId} where id = ${offerId}`);
  await send();
  await expect(dialog.getByText(wanted['send.permission-denied'])).toBeVisible();
  forgive(owner, 'submitOfferToWantedListing');
});

road('a board or an agreement that cannot be loaded says so, and the board is read again by a press', async ({ browser, stage }) => {
  const waiting = await aProposal(stage, await anAgent(stage), ownerDetails('zaczeka@poczta.example'), { form: short(currentForm()) });
  const visitor = await stage.visit(browser);
  const { page } = visitor;
  const away = async (table: string, look: () => Promise<void>): Promise<void> => {
    await stage.db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
    try {
      await look();
    } finally {
      await stage.db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
    }
    visitor.faults.splice(0);
  };
  await away('agency_agreement', async () => {
    await goTo(visitor, `/agency-agreement/accept/${waiting.agreementId}?token=${waiting.token}`);
    await expect(page.getByRole('heading', { level: 1, name: agency['load.failed.title'] })).toBeVisible();
    await expectFits(visitor, 'agreement that cannot be loaded');
  });
  await away('wanted_listing', async () => {
    await goTo(visitor, '/wanted-listings?radius=23');
    await expect(page.getByRole('alert').getByRole('heading', { name: /^Nie udało się wczytać tablicy: / })).toBeVisible();
    await expectFits(visitor, 'wanted board that cannot be loaded');
  });
  await page.getByRole('main').getByRole('button', { name: wanted['failed.again'] }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

road('an offer that cannot be connected says so', async ({ browser, stage }) => {
  const [person, user] = [await stage.person({ claims: ['admin'] }), await stage.person()];
  const offerId = await aProject(person);
  const admin = await stage.enter(browser, person);
  await goTo(admin, `/edit-offer/${offerId}/basics/${person.uid}`);
  await failing(admin, 'linkProjectOffer', async () => {
    await admin.page.getByLabel(connecting.email).fill(user.email);
    await admin.page.getByRole('button', { name: connecting.act, exact: true }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: connecting.act, exact: true }).click();
    await expect(admin.page.getByText(connecting.failed)).toBeVisible();
  });
});
