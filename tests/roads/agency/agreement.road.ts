import { agencyCalls } from '../../../src/contract/agency/endpoints.ts';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import type { OfferForm } from '../../../src/domain/offers/types.ts';
import { agencyFileWords } from '../../../src/words/admin/agency-files.ts';
import { agencyPageWords } from '../../../src/words/agency/page.ts';
import { agencyRefusalWords } from '../../../src/words/agency/refusals.ts';
import { translator } from '../../../src/words/kit/words.ts';
import { entryWords } from '../../../src/words/offers/entry.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { serviceFeeWords } from '../../../src/words/offers/service-fee.ts';
import { boardWords } from '../../../src/words/workspace/board.ts';
import { accept, anAgent, aProposal, mailedToken, ownerDetails, uploadScan } from '../../factories/agency.ts';
import { anInsertedSigner } from '../../factories/deals.ts';
import { aProject, currentForm, must, readyToSign } from '../../factories/published-offer.ts';
import { type Actor, alive, goTo } from '../../pages/actor.ts';
import { linkIn, short, tick } from '../../pages/agency.ts';
import { enterCode } from '../../pages/offers.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const words = agencyPageWords.pl;
const refusals = agencyRefusalWords.pl;
/** A sentence as a page shows it, which ties its one-letter words to the next. */
const told = translator(words, 'pl');

road(
  'an agent proposes, the owner accepts by the link without an account, and the agent ends it and deletes the project',
  async ({ browser, stage }) => {
    const person = await anAgent(stage);
    const offerId = await aProject(person, short(currentForm()));
    const email = `wlasciciel-${person.uid.toLowerCase()}@poczta.example`;
    const agent = await stage.enter(browser, person);
    await goTo(agent, `/add-offer/${offerId}`);
    await agent.page.getByRole('link', { name: offerFormWords.pl['agency.act'] }).click();
    await expect(agent.page.getByRole('heading', { level: 1, name: words['propose.title'] })).toBeVisible();
    await alive(agent.page);

    // What is wrong stands at its field, and nothing that was typed is lost.
    await agent.page.getByRole('button', { name: words['propose.draw'] }).click();
    await expect(agent.page.getByText(refusals['refusal.agency.field_required']).first()).toBeVisible();
    const owner = ownerDetails(email);
    await agent.page.getByLabel(words['propose.name']).fill(owner.name);
    await agent.page.getByLabel(words['propose.peselOrNip']).fill('4405140135');
    await agent.page.getByLabel(words['propose.email'], { exact: true }).fill('jan@');
    await agent.page.getByLabel(words['propose.contact']).fill(owner.contact);
    await agent.page.getByLabel(words['propose.address']).fill(owner.address);
    await agent.page.getByRole('button', { name: words['propose.draw'] }).click();
    await expect(agent.page.getByText(refusals['refusal.agency.number_wrong'])).toBeVisible();
    await expect(agent.page.getByText(refusals['refusal.agency.email_wrong'])).toBeVisible();
    await expectFits(agent, 'proposal with errors');
    await agent.page.getByLabel(words['propose.peselOrNip']).fill(owner.peselOrNip);
    await agent.page.getByLabel(words['propose.email'], { exact: true }).fill(email);
    await agent.page.getByRole('button', { name: words['propose.draw'] }).click();
    await expect(agent.page.getByRole('heading', { name: words['propose.sign.title'] })).toBeVisible();
    await expectSound(stage, agent, 'proposal to be signed');
    await tick(agent, 'agency', ['terms', 'electronic_signature']);
    await enterCode(agent);
    await agent.page.getByRole('button', { name: words['propose.sign'] }).click();
    await expect(agent.page.getByText(words['propose.sent'])).toBeVisible();
    await expect(agent.page.getByText(words['status.pending']).first()).toBeVisible();

    const visitor: Actor = { ...(await stage.visit(browser)), email };
    await goTo(visitor, await linkIn(agent, email));
    await expect(visitor.page.getByRole('heading', { level: 1 })).toContainText('chce wynająć Twój lokal');
    await expect(visitor.page.getByText('PESEL ••••••••359')).toBeVisible();
    await expect(visitor.page.getByText(words['law.brokerage'])).toBeVisible();
    await expectFits(visitor, 'agreement to be accepted');
    await tick(visitor, 'agency_accept', ['terms', 'power', 'electronic_signature']);
    await enterCode(visitor);
    await visitor.page.getByRole('button', { name: words['decide.accept'] }).click();
    await expect(visitor.page.getByText(words['band.signed'], { exact: true })).toBeVisible();
    await expect(visitor.page.getByRole('link', { name: words['owner.next.account'] })).toBeVisible();
    // The sealed file comes without a press.
    await expect(visitor.page.getByRole('complementary').getByRole('link', { name: /^Umowa\sUP/ })).toBeVisible();
    await expectFits(visitor, 'agreement accepted by the link');

    await goTo(agent, `/moja-tablica/my-offers/agency/${offerId}`);
    await expect(agent.page.getByText(words.signed)).toBeVisible();
    await expect(agent.page.getByText(words['propose.lead'])).toHaveCount(0);
    await expect(agent.page.getByText(refusals['refusal.agency.owner_unverified'])).toBeVisible();
    await expectFits(agent, 'signed agreement of the agent');
    await agent.page.getByRole('button', { name: words['revoke.act'] }).click();
    await agent.page.getByRole('dialog').getByRole('button', { name: words['revoke.act'] }).click();
    await expect(agent.page.getByRole('dialog', { name: words['revoke.noOwner.title'] })).toBeVisible();
    await agent.page.getByRole('dialog').getByRole('button', { name: words['revoke.noOwner.act'] }).click();
    await expect(agent.page.getByText(words['revoke.noOwner.done'])).toBeVisible();
    await agent.page.waitForURL(/unsigned-offers/);
  },
);

road('an owner with an account accepts, sees the offer under the power of attorney, and revokes it', async ({ browser, stage }) => {
  const [person, proprietor] = [await anAgent(stage), await anInsertedSigner(stage)];
  const form = short(currentForm());
  const { offerId, agreementId, token } = await aProposal(stage, person, ownerDetails(proprietor.email), { form });
  const path = `/agency-agreement/accept/${agreementId}`;

  // Whom it does not concern is told why, and how on.
  const visitor = await stage.visit(browser);
  await goTo(visitor, path);
  await expect(visitor.page.getByRole('heading', { level: 1, name: words['load.denied.title'] })).toBeVisible();
  await expect(visitor.page.getByRole('link', { name: words['load.denied.signIn'] }).last()).toBeVisible();
  await expectFits(visitor, 'agreement denied');
  await goTo(visitor, `${path}?token=${'x'.repeat(43)}`);
  await expect(visitor.page.getByRole('heading', { level: 1, name: words['load.over.title'] })).toBeVisible();
  // A link that a program of mail has cut.
  await goTo(visitor, path.slice(0, -4));
  await expect(visitor.page.getByRole('heading', { level: 1, name: words['load.cut.title'] })).toBeVisible();
  await expectFits(visitor, 'link of an agreement that was cut');
  await goTo(visitor, `/agency-agreement/accept/${'N'.repeat(20)}`);
  await expect(visitor.page.getByRole('heading', { level: 1, name: words['load.denied.title'] })).toBeVisible();
  await goTo(visitor, `${path}?token=${token}`);
  await expect(visitor.page.getByRole('heading', { level: 1 })).toContainText('chce wynająć Twój lokal');
  visitor.faults.splice(0);

  const owner = await stage.enter(browser, proprietor);
  await goTo(owner, path);
  await expectSound(stage, owner, 'agreement of the owner');
  await tick(owner, 'agency_accept', ['terms', 'power', 'electronic_signature']);
  await enterCode(owner);
  await owner.page.getByRole('button', { name: words['decide.accept'] }).click();
  await expect(owner.page.getByText(words['band.signed'], { exact: true })).toBeVisible();

  await goTo(owner, '/moja-tablica/my-offers/unsigned-offers');
  await expect(owner.page.getByText(boardWords.pl.agency, { exact: true })).toBeVisible();
  await expectFits(owner, 'board with a power of attorney');
  await owner.page.goto(`${owner.base}/add-offer/${offerId}`);
  await expect(owner.page.getByText(entryWords.pl['closed.under_agency.title'])).toBeVisible();
  await expectFits(owner, 'form under a power of attorney');
  owner.faults.splice(0);

  // The agent's signature binds the owner's company, and it is the owner's fee that they accept.
  const ready = await readyToSign(stage, person, offerId);
  const agent = await stage.enter(browser, person);
  await goTo(agent, `/add-offer/confirm/${offerId}`);
  await expect(agent.page.getByText(`Podpis wiąże ${proprietor.companyName}`)).toBeVisible();
  await expect(agent.page.getByText(serviceFeeWords.pl['fee.landlords'])).toBeVisible();
  await expect(agent.page.getByText(serviceFeeWords.pl['fee.yours'])).toHaveCount(0);
  await expectFits(agent, 'offer that an agent signs');
  await must(person, offersCalls.publishOffer, ready);
  await goTo(agent, '/moja-tablica/my-offers/agency');
  await expect(agent.page.getByRole('link', { name: form.name ?? '' })).toBeVisible();
  await expectSound(stage, agent, 'portfolio of the agent');
  // What is published cannot be published once more, and its project is closed.
  await goTo(agent, `/moja-tablica/my-offers/agency/${offerId}`);
  await expect(agent.page.getByText(words['signed.published'])).toBeVisible();
  await expect(agent.page.getByText(words['signed.text'])).toHaveCount(0);
  await expect(agent.page.getByRole('link', { name: words['propose.back'] })).toHaveCount(0);
  await expectFits(agent, 'agreement of a published offer');

  await goTo(owner, '/moja-tablica/my-offers/agency');
  // The form was open meanwhile and was read again, refused as before.
  for (const fault of owner.faults.splice(0)) expect(fault).toContain(`/add-offer/${offerId}`);
  await expect(owner.page.getByText(/ · do \d\d\.\d\d\.\d{4}/)).toBeVisible();
  await owner.page.getByRole('link', { name: form.name ?? '' }).click();
  // That the offer is published is said, not that a mail about it will come; and who revokes reads what it means for them.
  await expect(owner.page.getByText(/prowadzi w.Twoim imieniu opublikowaną ofertę/)).toBeVisible();
  await owner.page.getByRole('button', { name: words['revoke.act'] }).click();
  await expect(owner.page.getByRole('dialog').getByText(told('revoke.text.owner'))).toBeVisible();
  await owner.page.getByRole('dialog').getByRole('button', { name: words['revoke.act'] }).click();
  await expect(owner.page.getByText(told('revoke.done.owner'))).toBeVisible();
  await expect(owner.page.getByText(words['band.revoked'], { exact: true })).toBeVisible();
  // What it means now is said to each side in its own words, with the way to the offer.
  await expect(owner.page.getByText(told('band.published.owner'))).toBeVisible();
  // A last day that counts no more stands in no list.
  await goTo(agent, '/moja-tablica/my-offers/agency');
  await expect(agent.page.getByText(words['status.revoked'])).toBeVisible();
  await expect(agent.page.getByText(/ · do \d\d\.\d\d\.\d{4}/)).toHaveCount(0);
  await goTo(agent, path);
  await expect(agent.page.getByText(told('band.published.agent'))).toBeVisible();
  await expectFits(agent, 'agreement revoked under a published offer');
  await agent.page.getByRole('link', { name: words['offer.open'] }).click();
  await expect(agent.page.getByRole('heading', { level: 1, name: form.name ?? '' })).toBeVisible();
  await owner.page.getByRole('link', { name: words['offer.open'] }).click();
  await expect(owner.page.getByRole('heading', { level: 1 })).toBeVisible();
});

road('a proposal that was declined is made anew without typing it again, and outlives a reload', async ({ browser, stage }) => {
  const person = await anAgent(stage);
  const owner = ownerDetails(`ponownie-${person.uid.toLowerCase()}@poczta.example`);
  const declined = await aProposal(stage, person, owner, { form: short(currentForm()) });
  await must(stage.visitor, agencyCalls.answerAgreement, { agreementId: declined.agreementId, accepted: false, token: declined.token });
  const visitor = await stage.visit(browser);
  await goTo(visitor, `/agency-agreement/accept/${declined.agreementId}?token=${declined.token}`);
  await expect(visitor.page.getByText(words['band.rejected'], { exact: true })).toBeVisible();
  await expect(visitor.page.getByText(words['unsigned.over'], { exact: true })).toBeVisible();
  await expect(visitor.page.getByText('Nie obowiązuje.')).toBeVisible();
  const agent = await stage.enter(browser, person);
  await goTo(agent, `/moja-tablica/my-offers/agency/${declined.offerId}`);
  const field = (label: string) => agent.page.getByLabel(label, { exact: true });
  await expect(field(words['propose.name'])).toHaveValue(owner.name);
  await expect(field(words['propose.email'])).toHaveValue(owner.email);
  // The number comes along masked, so it is asked for.
  await expect(field(words['propose.peselOrNip'])).toHaveValue('');
  await field(words['propose.contact']).fill('+48 700 800 900');
  await field(words['propose.peselOrNip']).fill(owner.peselOrNip);
  await agent.page.reload();
  await alive(agent.page);
  await expect(field(words['propose.contact'])).toHaveValue('+48 700 800 900');
  // Of a third person the browser keeps no number.
  await expect(field(words['propose.peselOrNip'])).toHaveValue('');
  expect(await agent.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(owner.peselOrNip);
});

road('an owner who declines in one tab sees it in the others, with an account and with the link alone', async ({ browser, stage }) => {
  const [person, proprietor] = [await anAgent(stage), await anInsertedSigner(stage)];
  const { agreementId, token } = await aProposal(stage, person, ownerDetails(proprietor.email), { form: short(currentForm()) });
  const path = `/agency-agreement/accept/${agreementId}`;
  const [owner, visitor] = [await stage.enter(browser, proprietor), await stage.visit(browser)];
  const list: Actor = { ...owner, page: await owner.page.context().newPage() };
  await goTo(list, '/moja-tablica/my-offers/agency');
  await expect(list.page.getByText(/^Czeka na/).first()).toBeVisible();
  const second: Actor = { ...owner, page: await owner.page.context().newPage() };
  await goTo(second, path);
  await goTo(visitor, `${path}?token=${token}`);
  for (const { page } of [second, visitor]) await expect(page.getByRole('button', { name: words['decide.accept'] })).toBeVisible();
  await goTo(owner, path);
  // Only the tab in front is sure to draw.
  await owner.page.bringToFront();
  await owner.page.getByRole('button', { name: words['decide.reject'] }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: words['reject.act'] }).click();
  for (const { page } of [owner, second, visitor]) {
    await expect(page.getByText(words['band.rejected'], { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: words['decide.accept'] })).toHaveCount(0);
  }
  await list.page.bringToFront();
  await expect(list.page.getByText(words['status.rejected'], { exact: true })).toBeVisible();
});

road('a moderator looks at the scan of a signed agreement and takes note of it', async ({ browser, stage }) => {
  const [agent, admin] = [await anAgent(stage), await stage.person({ claims: ['admin'] })];
  const email = `skan-${agent.uid.toLowerCase()}@poczta.example`;
  const proposed = await aProposal(stage, agent, ownerDetails(email), { form: short(currentForm()) });
  await accept(stage, proposed, email);
  await uploadScan(stage, agent, admin, proposed.agreementId);
  const t = agencyFileWords.pl;
  const moderator = await stage.enter(browser, admin);
  await goTo(moderator, '/admin/agency-files');
  await expectSound(stage, moderator, 'signed files of agents');
  await moderator.page.getByRole('button', { name: t.accept }).click();
  const dialog = moderator.page.getByRole('dialog');
  await dialog.getByLabel(t.note).fill('Obie strony podpisały.');
  await dialog.getByRole('button', { name: t.accept, exact: true }).click();
  await expect(moderator.page.getByRole('heading', { name: t.empty })).toBeVisible();
  await goTo(moderator, '/admin/agency-files?view=done');
  await expect(moderator.page.getByText(t['outcome.counts'], { exact: true })).toBeVisible();
  await expect(moderator.page.getByText('Obie strony podpisały.')).toBeVisible();
});

road(
  'an owner without an account revokes with the link of the sealed file and a code, and reads the copy of the policy',
  async ({ browser, stage }) => {
    const person = await anAgent(stage);
    const email = `odwolanie-${person.uid.toLowerCase()}@poczta.example`;
    const proposed = await aProposal(stage, person, ownerDetails(email), { form: short(currentForm()) });
    await accept(stage, proposed, email);
    const token = await mailedToken(stage, email);
    const visitor: Actor = { ...(await stage.visit(browser)), email };
    await goTo(visitor, `/agency-agreement/accept/${proposed.agreementId}?token=${token}`);
    await expect(visitor.page.getByRole('link', { name: words['policy.read'] })).toBeVisible();
    await visitor.page.getByRole('button', { name: words['revoke.act'] }).click();
    await expect(visitor.page.getByRole('heading', { name: words['revoke.title'] })).toBeVisible();
    await expect(visitor.page.getByText(words['revoke.text.noOwner'])).toBeVisible();
    await expectFits(visitor, 'revocation by the link');
    await visitor.page.getByRole('button', { name: words.cancel }).click();
    await expect(visitor.page.getByRole('heading', { name: words['revoke.title'] })).toBeHidden();
    await visitor.page.getByRole('button', { name: words['revoke.act'] }).click();
    await visitor.page.getByRole('button', { name: words['revoke.act'] }).click();
    await tick(visitor, 'agency_revoke', ['revocation']);
    await enterCode(visitor);
    await visitor.page.getByRole('button', { name: words['revoke.act'] }).click();
    await expect(visitor.page.getByText(words['band.revoked'], { exact: true })).toBeVisible();
  },
);

road('a large rent asks the agent about the owner, and both sides say when originals were exchanged', async ({ browser, stage }) => {
  const [person, admin] = [await anAgent(stage), await stage.person({ claims: ['admin'] })];
  const offerId = await aProject(person, { ...short(currentForm()), price: 5_000_000 } as OfferForm);
  const email = `duzy-${person.uid.toLowerCase()}@poczta.example`;
  const agent = await stage.enter(browser, person);
  await goTo(agent, `/moja-tablica/my-offers/agency/${offerId}`);
  await expect(agent.page.getByRole('heading', { name: words['aml.title'] })).toBeVisible();
  const owner = ownerDetails(email);
  await agent.page.getByLabel(words['propose.name']).fill(owner.name);
  await agent.page.getByLabel(words['propose.peselOrNip']).fill(owner.peselOrNip);
  await agent.page.getByLabel(words['propose.email'], { exact: true }).fill(email);
  await agent.page.getByLabel(words['propose.contact']).fill(owner.contact);
  await agent.page.getByLabel(words['propose.address']).fill(owner.address);
  await agent.page.getByRole('button', { name: words['propose.draw'] }).click();
  await expect(agent.page.getByText(refusals['refusal.agency.field_required'])).toHaveCount(3);
  await expectFits(agent, 'proposal of a large rent');
  await agent.page.getByLabel(words['aml.identifiedBy']).fill('Dowód osobisty');
  await agent.page.getByLabel(words['aml.beneficialOwner']).fill('Jan Wójcik');
  await agent.page.getByLabel(words['aml.purpose']).fill('Najem biura');
  await agent.page.getByRole('button', { name: words['propose.draw'] }).click();
  await tick(agent, 'agency', ['terms', 'electronic_signature']);
  await enterCode(agent);
  await agent.page.getByRole('button', { name: words['propose.sign'] }).click();
  await expect(agent.page.getByText(words['propose.sent'])).toBeVisible();

  const moderator = await stage.enter(browser, admin);
  await goTo(moderator, '/admin/agency-files');
  await moderator.page.getByRole('link', { name: agencyFileWords.pl.largeRents }).click();
  await expect(moderator.page.getByRole('heading', { level: 1, name: agencyFileWords.pl.largeRents })).toBeVisible();
  await expect(moderator.page.getByText('Dowód osobisty')).toBeVisible();
  await expectSound(stage, moderator, 'large rents');

  const proposed = await aProposal(stage, person, ownerDetails(`skany-${email}`), { form: short(currentForm()) });
  await accept(stage, proposed, `skany-${email}`);
  await uploadScan(stage, person, admin, proposed.agreementId);
  await goTo(agent, `/agency-agreement/accept/${proposed.agreementId}`);
  await expect(agent.page.getByRole('heading', { name: words['exchange.title'] })).toBeVisible();
  await expectFits(agent, 'exchange of originals');
});
