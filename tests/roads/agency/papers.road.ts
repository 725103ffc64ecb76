import { accountsCalls } from '../../../src/contract/accounts/endpoints.ts';
import { agencyCalls } from '../../../src/contract/agency/endpoints.ts';
import { addDays, dayOf } from '../../../src/domain/kit/time.ts';
import { databaseNow } from '../../../src/server/kit/database/database.ts';
import { agencyPageWords } from '../../../src/words/agency/page.ts';
import { agencyRefusalWords } from '../../../src/words/agency/refusals.ts';
import { signWords } from '../../../src/words/signing/sign.ts';
import { accept, anAgent, aProposal, mailedToken, ownerDetails } from '../../factories/agency.ts';
import { anInsertedSigner } from '../../factories/deals.ts';
import { aProject, currentForm, must } from '../../factories/published-offer.ts';
import { type Actor, alive, goTo } from '../../pages/actor.ts';
import { dotted, linkIn, pathIn, short, tick } from '../../pages/agency.ts';
import { fillDay } from '../../pages/day.ts';
import { enterCode } from '../../pages/offers.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, forgive, road } from '../road.ts';

const words = agencyPageWords.pl;
const refusals = agencyRefusalWords.pl;

road(
  'an agent gives in the insurance, takes a proposal back and sends another one, and its owner declines by the link',
  async ({ browser, stage }) => {
    const person = await anInsertedSigner(stage);
    await must(person, accountsCalls.updateProfile, { isRealEstateAgent: true });
    const offerId = await aProject(person, short(currentForm()));
    const email = `odmowa-${person.uid.toLowerCase()}@poczta.example`;
    const agent = await stage.enter(browser, person);
    const { page } = agent;
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await goTo(agent, '/moja-tablica/my-offers/agency');
    await press(words['insure.save']);
    await expect(page.getByText(refusals['refusal.agency.field_required'])).toHaveCount(4);
    await page.getByLabel(words['insure.insurer']).fill('Ubezpieczyciel S.A.');
    await page.getByLabel(words['insure.policyNumber']).fill('OC/2026/77');
    await page.getByLabel(words['insure.sumEur']).fill('24999');
    await fillDay(page, words['insure.validTo'], dotted(addDays(dayOf(await databaseNow(stage.db)), 200)));
    await press(words['insure.save']);
    await expect(page.getByText('Ustawa wymaga sumy co najmniej 25 000 EUR.')).toBeVisible();
    await expectFits(agent, 'insurance with an error');
    await page.reload();
    await alive(page);
    await expect(page.getByLabel(words['insure.insurer'])).toHaveValue('Ubezpieczyciel S.A.');
    await expect(page.getByLabel(words['insure.policyNumber'])).toHaveValue('OC/2026/77');
    await page.getByLabel(words['insure.sumEur']).fill('50000');
    await press(words['insure.save']);
    await expect(page.getByText(words['insure.saved'])).toBeVisible();
    await press(words['insure.change']);
    await press(words.cancel);
    const policy = page.getByLabel(words['policy.upload']);
    await policy.setInputFiles({ name: 'polisa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('to nie jest PDF') });
    await expect(page.getByRole('alert')).toHaveText(refusals['refusal.agency.policy_wrong']);
    forgive(agent, 'agency/policy');
    await policy.setInputFiles({ name: 'polisa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 polisa') });
    await expect(page.getByText(words['policy.done'])).toBeVisible();
    await expectSound(stage, agent, 'insurance of the agent');

    // Each wrong term stands at its field; a power of attorney alone has no fee.
    const owner = ownerDetails(email);
    await goTo(agent, `/moja-tablica/my-offers/agency/${offerId}`);
    for (const [label, value] of [
      [words['propose.name'], owner.name],
      [words['propose.peselOrNip'], owner.peselOrNip],
      [words['propose.contact'], 'zadzwoń'],
      [words['propose.address'], owner.address],
      [words['propose.email'], person.email],
      [words['propose.feePercent'], '301'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await press(words['propose.draw']);
    for (const wrong of [refusals['refusal.agency.phone_wrong'], 'Podaj wynagrodzenie od 0 do 300 % miesięcznego czynszu netto.'])
      await expect(page.getByText(wrong)).toBeVisible();
    await page.getByLabel(words['propose.contact'], { exact: true }).fill(owner.contact);
    await page.getByRole('radio', { name: words['propose.includeMediation.no'] }).check();
    await expect(page.getByLabel(words['propose.feePercent'])).toHaveCount(0);
    await press(words['propose.draw']);
    await expect(page.getByText(refusals['refusal.agency.own_email']).first()).toBeVisible();
    forgive(agent, 'linkProjectOfferForAgent');
    await page.getByLabel(words['propose.email'], { exact: true }).fill(email);
    const send = async (): Promise<void> => {
      await press(words['propose.draw']);
      await tick(agent, 'agency', ['terms', 'electronic_signature']);
      await enterCode(agent);
      await press(words['propose.sign']);
      await expect(page.getByText(words['propose.sent'])).toBeVisible();
      await expect(page.getByText(words['status.pending']).first()).toBeVisible();
    };
    await send();
    await expect(page.getByText(`${email}. Czas na odpowiedź: do`)).toBeVisible();
    const first = await linkIn(agent, email);
    await press(words['withdraw.act']);
    await page.getByRole('dialog').getByRole('button', { name: words['withdraw.act'] }).click();
    await expect(page.getByText(words['withdraw.done'])).toBeVisible();
    await expect(page.getByText(words['status.withdrawn']).first()).toBeVisible();

    const visitor: Actor = { ...(await stage.visit(browser)), email };
    await goTo(visitor, first);
    await expect(visitor.page.getByText(words['band.withdrawn'], { exact: true })).toBeVisible();
    await expectFits(visitor, 'proposal that was taken back');
    const letters = agent.mailbox.letters().length;
    await page.getByLabel(words['propose.peselOrNip'], { exact: true }).fill(owner.peselOrNip);
    await send();
    const { html } = await agent.mailbox.letter(email, (letter) => letter.html.includes('token='), letters);
    await goTo(visitor, pathIn(html));

    // The owner reads, tries to accept without the oath and with a wrong code, and declines.
    await visitor.page.getByRole('button', { name: words['document.read'], exact: true }).click();
    await expect(visitor.page.getByRole('dialog', { name: /^Umowa / })).toBeVisible();
    await visitor.page.keyboard.press('Escape');
    const accept = visitor.page.getByRole('button', { name: words['decide.accept'] });
    await accept.click();
    await expect(visitor.page.getByText(signWords.pl['consents.missing'])).toHaveCount(3);
    await tick(visitor, 'agency_accept', ['terms', 'power', 'electronic_signature']);
    await enterCode(visitor);
    const code = visitor.page.getByLabel(signWords.pl['code.label']);
    await code.fill((await code.inputValue()) === '000000' ? '000001' : '000000');
    await accept.click();
    await expect(visitor.page.getByText(/Kod jest nieprawidłowy/)).toBeVisible();
    forgive(visitor, 'acceptAgencyAgreement');
    await expectFits(visitor, 'agreement with a wrong code');
    const decline = visitor.page.getByRole('button', { name: words['decide.reject'] });
    const dialog = visitor.page.getByRole('dialog', { name: words['reject.title'] });
    await decline.click();
    await dialog.getByLabel(words['reject.label']).fill('Wynajmę lokal siostrze.');
    await dialog.getByRole('button', { name: words.cancel }).click();
    await expect(dialog).toBeHidden();
    await visitor.page.reload();
    await alive(visitor.page);
    await decline.click();
    await expect(dialog.getByLabel(words['reject.label'])).toHaveValue('Wynajmę lokal siostrze.');
    await dialog.getByRole('button', { name: words['reject.act'] }).click();
    await expect(visitor.page.getByText(words['band.rejected'], { exact: true })).toBeVisible();
    await expect(visitor.page.getByText('Wynajmę lokal siostrze.')).toBeVisible();
    await expectFits(visitor, 'proposal declined');
    await expect(page.getByText(words['status.rejected']).first()).toBeVisible();
    await press(words['propose.draw']);
    await page.getByRole('link', { name: words.open }).click();
    await expect(page.getByText('Wynajmę lokal siostrze.')).toBeVisible();
  },
);

road('both sides bring the signed agreement by its page, and say when originals were exchanged', async ({ browser, stage }) => {
  const [person, admin] = [await anAgent(stage), await stage.person({ claims: ['admin'] })];
  const email = `pliki-${person.uid.toLowerCase()}@poczta.example`;
  const proposed = await aProposal(stage, person, ownerDetails(email), { form: short(currentForm()) });
  await accept(stage, proposed, email);
  const path = `/agency-agreement/accept/${proposed.agreementId}`;
  const agent = await stage.enter(browser, person);
  const visitor: Actor = { ...(await stage.visit(browser)), email };
  await goTo(agent, path);
  await goTo(visitor, `${path}?token=${await mailedToken(stage, email)}`);
  const file = (text: string) => ({ name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) });
  const upload = async ({ page }: Actor, kind: 'qualified' | 'scan', text: string) =>
    page.getByLabel(words[`form.${kind}`]).setInputFiles(file(text));
  await upload(agent, 'scan', 'to nie jest plik');
  await expect(agent.page.getByRole('alert')).toHaveText(refusals['refusal.agency.file_wrong']);
  await upload(agent, 'qualified', '%PDF-1.7 bez podpisów');
  await expect(agent.page.getByRole('alert')).toHaveText(/nie da się odczytać|nie jest podpisana umowa/);
  for (let n = 0; n < 2; n += 1) forgive(agent, `agency/${proposed.agreementId}/form`);
  await upload(visitor, 'scan', '%PDF-1.7 skan');
  await expect(visitor.page.getByText(words['form.done'])).toBeVisible();
  await expect(visitor.page.getByText(words['form.outcome.waiting'], { exact: true })).toBeVisible();

  const day = dayOf(await databaseNow(stage.db));
  await agent.page.reload();
  await alive(agent.page);
  for (const side of [visitor, agent]) {
    const field = side.page.getByLabel(words['exchange.day']);
    if (side === visitor) {
      await side.page.getByRole('button', { name: words['exchange.act'] }).click();
      await expect(side.page.getByText(refusals['refusal.agency.field_required'])).toBeVisible();
      await field.fill(dotted(day));
      await field.press('Tab');
    }
    await side.page.getByRole('button', { name: words['exchange.act'] }).click();
    await expect(side.page.getByText(words['exchange.done'])).toBeVisible();
    if (side === visitor) {
      await expectFits(visitor, 'exchange of originals by the link');
      await agent.page.reload();
      await alive(agent.page);
      // The day that the other side gave is offered.
      await expect(agent.page.getByLabel(words['exchange.day'])).toHaveValue(dotted(day));
    }
  }
  const { items } = await must(admin, agencyCalls.listAgreementFiles, { waiting: true, page: 1 });
  const fileId = items.find((one) => one.agreementId === proposed.agreementId)?.fileId ?? '';
  await must(admin, agencyCalls.reviewAgreementFile, { fileId, accepted: true, note: 'Obie strony podpisały.' });
  await visitor.page.reload();
  await expect(visitor.page.getByText(words['form.complete'])).toBeVisible();
  await expect(visitor.page.getByText(words['form.outcome.counts'], { exact: true })).toBeVisible();
  await expectFits(visitor, 'form complete');
});
