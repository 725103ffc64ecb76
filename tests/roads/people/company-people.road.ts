import { sql } from 'drizzle-orm';
import { companiesCalls } from '../../../src/contract/companies/endpoints.ts';
import { adminWords } from '../../../src/words/admin/pages.ts';
import { companyWords } from '../../../src/words/companies/pages.ts';
import { registerWords } from '../../../src/words/companies/registers.ts';
import { teamWords } from '../../../src/words/companies/team.ts';
import { dictionaryWords } from '../../../src/words/kit/dictionaries.ts';
import { anInsertedSigner } from '../../factories/deals.ts';
import { must } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, forgive, road } from '../road.ts';

const [words, registers, team, name, admin] = [companyWords.pl, registerWords.pl, teamWords.pl, dictionaryWords.pl, adminWords.pl];
const path = '/moja-tablica/account/link-company';

road(
  'a creator whose acceptance was taken back hands the company over and leaves, or leaves where nobody can take it',
  async ({ browser, stage }) => {
    const creator = await anInsertedSigner(stage);
    const { companyId, companyName } = creator;
    const successor = await anInsertedSigner(stage, { companyId, companyName });
    await anInsertedSigner(stage, { companyId, companyName, state: 'CHECKING' });
    const moderator = await stage.person({ claims: ['admin'] });
    const takenBack = { companyId, accepted: false, reason: 'Odwołanie z zarządu' };
    const actor = await stage.enter(browser, creator);
    const { page } = actor;
    const leave = async (): Promise<void> => {
      await page.getByRole('button', { name: words.unlink, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: words['unlink.act'] }).click();
    };
    await goTo(actor, path);
    await expect(page.getByRole('heading', { name: team.title })).toBeVisible();
    await must(moderator, companiesCalls.decideCompany, { ...takenBack, uid: creator.uid });
    await expect(page.getByText(team['successors.lost'])).toBeVisible();
    await expect(page.getByRole('heading', { name: team.title })).toHaveCount(0);
    await expect(page.getByLabel(team['invite.email'])).toHaveCount(0);
    await expectSound(stage, actor, 'company whose creator is not accepted any more');
    await leave();
    await expect(page.getByText(/Najpierw trzeba przekazać firmę/)).toBeVisible();
    forgive(actor, 'call/clearCompanyDetails');
    await page.getByRole('button', { name: team.handOver }).click();
    await page.getByRole('dialog').getByRole('button', { name: team.handOver }).click();
    await expect(page.getByText(team['handOver.done'])).toBeVisible();
    await expect(page.getByText(team['successors.lost'])).toHaveCount(0);
    await leave();
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();

    // The next creator loses the acceptance, too; whoever asked to join cannot take the company over.
    const next = await stage.enter(browser, successor);
    await must(moderator, companiesCalls.decideCompany, { ...takenBack, uid: successor.uid });
    await goTo(next, path);
    await expect(next.page.getByText(team['successors.none'].replace('{name}', companyName))).toBeVisible();
    await expectFits(next, 'company that nobody can take over');
    await next.page.getByRole('button', { name: words.unlink, exact: true }).click();
    await next.page.getByRole('dialog').getByRole('button', { name: words['unlink.act'] }).click();
    await expect(next.page.getByRole('heading', { name: words.title })).toBeVisible();
  },
);

road('an admin hands a company over and removes a person in the console, each with a reason that the event log shows', async ({ browser, stage }) => {
  const creator = await anInsertedSigner(stage);
  const { companyId, companyName } = creator;
  const successor = await anInsertedSigner(stage, { companyId, companyName });
  await stage.db.execute(sql`update company_member set submitted_at = now() where company_id = ${companyId}`);
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  const { page } = moderator;
  const rowOf = (email: string) => page.getByRole('row').filter({ hasText: email });
  const dialog = page.getByRole('dialog');
  await goTo(moderator, '/admin/companies?view=done');
  await expect(rowOf(creator.email)).toContainText(team['console.creator']);
  await expect(rowOf(creator.email).getByRole('button', { name: team['console.remove'] })).toHaveCount(0);
  await expectSound(stage, moderator, 'people of companies in the console');
  await rowOf(successor.email).getByRole('button', { name: team['console.appoint'] }).click();
  await dialog.getByRole('button', { name: team['console.appoint'] }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectFits(moderator, 'reason for handing a company over');
  await dialog.getByRole('textbox').fill('Twórca nie odpowiada od miesiąca.');
  await dialog.getByRole('button', { name: team['console.appoint'] }).click();
  await expect(rowOf(successor.email)).toContainText(team['console.creator']);
  await rowOf(creator.email).getByRole('button', { name: team['console.remove'] }).click();
  await dialog.getByRole('textbox').fill('Konto przejęte przez kogoś innego.');
  await dialog.getByRole('button', { name: team['console.remove'] }).click();
  await expect(rowOf(creator.email)).toHaveCount(0);
  await goTo(moderator, '/admin/events');
  await expect(page.getByText('Twórca nie odpowiada od miesiąca.')).toBeVisible();
  await expect(page.getByText('Konto przejęte przez kogoś innego.')).toBeVisible();
});

road('a company that no register knows is typed by hand, proved, sent, accepted in the console, and seen accepted', async ({ browser, stage }) => {
  const person = await stage.person({ identity: 'ACCEPTED', firstName: 'Halina', lastName: 'Wrona' });
  const [actor, moderator] = [await stage.enter(browser, person), await stage.enter(browser, await stage.person({ claims: ['admin'] }))];
  const { page } = actor;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await goTo(actor, path);
  await field(words.nip).fill('7343118420');
  await page.getByRole('button', { name: registers.ask }).click();
  await expect(page.getByText(registers['not_found.title'])).toBeVisible();
  const typed: readonly (readonly [string, string])[] = [
    [words.regon, '123456785'],
    [words.name, 'Stolarnia Wrona sp. z o.o.'],
    [words.krs, '0000006865'],
    [words.street, 'ul. Nawrot'],
    [words.houseNumber, '14'],
    [words.postalCode, '90-060'],
    [words.city, 'Łódź'],
    [words.bankAccount, '61109010140000071219812874'],
  ];
  for (const [label, value] of typed) await field(label).fill(value);
  await page.getByLabel(words.legalForm).selectOption({ label: name['legalForm.limited_company'] });
  await page.getByLabel(words.representation).selectOption({ label: name['representation.sole'] });
  await page.getByLabel(words.capacity).selectOption({ label: name['capacity.board_member'] });
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(registers['proof.missing'])).toBeVisible();
  await expectFits(actor, 'company typed by hand');
  await page
    .getByLabel(words.authority)
    .setInputFiles({ name: 'Umocowanie.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 uchwala') });
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words['checking.title'])).toBeVisible();
  expect((await must(person, companiesCalls.getMyCompany, {})).company).toMatchObject({ state: 'CHECKING', mention: 'missing' });
  await expectSound(stage, actor, 'company typed by hand that waits');
  await goTo(moderator, '/admin/companies');
  const row = moderator.page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText('STOLARNIA WRONA');
  await expect(row.getByRole('link', { name: admin.authority })).toBeVisible();
  await row.getByRole('button', { name: admin.accept }).click();
  await moderator.page.getByRole('dialog').getByRole('button', { name: admin.accept }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(words['accepted.title'])).toBeVisible();
  await expectSound(stage, actor, 'company typed by hand that is accepted');
});
