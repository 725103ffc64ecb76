import { sql } from 'drizzle-orm';
import { companiesCalls } from '../../../src/contract/companies/endpoints.ts';
import { adminWords } from '../../../src/words/admin/pages.ts';
import { companyWords } from '../../../src/words/companies/pages.ts';
import { registerWords } from '../../../src/words/companies/registers.ts';
import { teamWords } from '../../../src/words/companies/team.ts';
import { dictionaryWords } from '../../../src/words/kit/dictionaries.ts';
import { formWords } from '../../../src/words/kit/form.ts';
import { anInsertedOffer, anInsertedSigner, book, type Signer } from '../../factories/deals.ts';
import { must } from '../../factories/published-offer.ts';
import { type Actor, alive, goTo } from '../../pages/actor.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const [words, registers, team, name] = [companyWords.pl, registerWords.pl, teamWords.pl, dictionaryWords.pl];
const path = '/moja-tablica/account/link-company';

/** Asks the registers about a number. */
const look = async ({ page }: Actor, nip: string): Promise<void> => {
  await page.getByLabel(words.nip, { exact: true }).fill(nip);
  await page.getByRole('button', { name: registers.ask }).click();
};

const field = ({ page }: Actor, label: string) => page.getByLabel(label, { exact: true });
const capacity = ({ page }: Actor, key: 'board_member' | 'proxy') => page.getByLabel(words.capacity).selectOption({ label: name[`capacity.${key}`] });
const attach = ({ page }: Actor) =>
  page.getByLabel(words.authority).setInputFiles({ name: 'Umocowanie.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 zgoda') });

road('a company comes from the registers: filled in, corrected, sent, and accepted with what the registers say', async ({ browser, stage }) => {
  const person = await stage.person({ identity: 'ACCEPTED', firstName: 'Elżbieta', lastName: 'Nowak' });
  const [actor, moderator] = [await stage.enter(browser, person), await stage.enter(browser, await stage.person({ claims: ['admin'] }))];
  const { page } = actor;
  await goTo(actor, path);
  await look(actor, '526-025-02-75');
  await expect(page.getByText(words['why.checkDigit'])).toBeVisible();
  await look(actor, '199-900-13-76');
  await expect(page.getByText(registers.filled)).toBeVisible();
  await expect(field(actor, words.name)).toHaveValue(/PIEKARNIA ŁAN/);
  await expect(field(actor, words.bankAccount)).toHaveValue('24 1140 2004 0000 0001 9901 0772');
  await expect(page.getByText(registers['mention.named'])).toBeVisible();
  await expectSound(stage, actor, 'company from the registers');
  await expect(field(actor, words.name)).toHaveValue(/PIEKARNIA ŁAN/);
  await field(actor, words.bankAccount).fill('');
  await field(actor, words.bankAccount).pressSequentially('27114020040000300201355387');
  await expect(field(actor, words.bankAccount)).toHaveValue('27 1140 2004 0000 3002 0135 5387');
  await capacity(actor, 'board_member');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words['checking.title'])).toBeVisible();
  await expect(page.getByText(registers['table.title'])).toBeVisible();
  await expectFits(actor, 'company that waits with its registers');
  await goTo(moderator, '/admin/companies');
  const row = moderator.page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText(registers['console.mention.named']);
  await row.getByRole('button', { name: registers['console.open'] }).click();
  const dialog = moderator.page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: registers['field.bankAccount'] })).toContainText('0772');
  await expectFits(moderator, 'registers in the console');
  await moderator.page.keyboard.press('Escape');
  await row.getByRole('button', { name: adminWords.pl.accept }).click();
  await moderator.page.getByRole('dialog').getByRole('button', { name: adminWords.pl.accept }).click();
  await expect(page.getByText(words['accepted.title'])).toBeVisible();
  await expectSound(stage, actor, 'accepted company with its people');
});

road(
  'a joint company is given in with a document, its other director joins it, and no register is asked about it again',
  async ({ browser, stage }) => {
    const adam = await stage.person({ identity: 'ACCEPTED', firstName: 'Adam', lastName: 'Brzeski' });
    const actor = await stage.enter(browser, adam);
    const { page } = actor;
    await goTo(actor, path);
    await look(actor, '1999001005');
    await expect(page.getByText(registers['rule.joint'])).toBeVisible();
    const gus = page.getByRole('button', { name: registers['address.use'].replace('{source}', registers['source.gus']) });
    await gus.click();
    await expect(field(actor, words.houseNumber)).toHaveValue('48/2');
    await capacity(actor, 'board_member');
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(registers['proof.joint'])).toBeVisible();
    await expectSound(stage, actor, 'joint company without its document');
    await alive(page);
    await attach(actor);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words['checking.title'])).toBeVisible();
    const admin = await stage.person({ claims: ['admin'] });
    const { company } = await must(adam, companiesCalls.getMyCompany, {});
    await must(admin, companiesCalls.decideCompany, { uid: adam.uid, companyId: company?.id ?? '', accepted: true });
    await expect(page.getByText(words['accepted.title'])).toBeVisible();

    const marta = await stage.enter(browser, await stage.person({ identity: 'ACCEPTED', firstName: 'Marta', lastName: 'Szulc' }));
    await goTo(marta, path);
    await look(marta, '1999001005');
    await expect(marta.page.getByText(registers['known.text'])).toBeVisible();
    await capacity(marta, 'board_member');
    await expectFits(marta, 'company to join');
    await marta.page.getByRole('button', { name: registers.join }).click();
    await expect(marta.page.getByText(words['checking.title'])).toBeVisible();
    const [row, waiting] = [page.getByRole('row').filter({ hasText: marta.email }), await stage.enter(browser, admin)];
    await expect(row).toContainText(team['state.CHECKING']);
    await goTo(waiting, '/admin/companies');
    const asked = waiting.page.getByRole('row').filter({ hasText: marta.email });
    await asked.getByRole('button', { name: adminWords.pl.accept }).click();
    await waiting.page.getByRole('dialog').getByRole('button', { name: adminWords.pl.accept }).click();
    // Both see it at once; from now on either may be the second signer of the other.
    await expect(marta.page.getByText(words['accepted.title'])).toBeVisible();
    await expectSound(stage, marta, 'company that was joined');
    await expect(row).not.toContainText(team['state.CHECKING']);
    expect((await must(adam, companiesCalls.getCosigners, {})).people.map(({ firstName }) => firstName)).toEqual(['Marta']);
  },
);

road('a company is typed by hand when the registers do not know it', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await stage.person({ identity: 'ACCEPTED' }));
  const { page } = actor;
  await goTo(actor, path);
  await look(actor, '7342867148');
  await expect(page.getByText(registers['not_found.title'])).toBeVisible();
  await expectSound(stage, actor, 'company that no register knows');
  await page.getByRole('button', { name: words.send }).click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link', { name: words.name, exact: true }) });
  // The form is saved nowhere but on this device, and a reload finds it there.
  await expect(summary).toContainText(formWords.pl['summary.unsent']);
  await page.getByLabel(words.name, { exact: true }).fill('Młyn Nad Rzeką');
  await page.reload();
  await alive(page);
  await expect(page.getByLabel(words.name, { exact: true })).toHaveValue('Młyn Nad Rzeką');
});

/** A company with two more signers. */
const aTeam = async (stage: Parameters<typeof anInsertedSigner>[0]): Promise<readonly [Signer, Signer, Signer]> => {
  const creator = await anInsertedSigner(stage);
  const more = { companyId: creator.companyId, companyName: creator.companyName };
  return [creator, await anInsertedSigner(stage, more), await anInsertedSigner(stage, more)];
};

road('its creator removes a person, hands the company over, and deletes it when nothing keeps it', async ({ browser, stage }) => {
  const [creator, second, third] = await aTeam(stage);
  const offerId = await anInsertedOffer(stage, creator);
  const actor = await stage.enter(browser, creator);
  const { page } = actor;
  const rowOf = (one: Signer) => page.getByRole('row').filter({ hasText: one.email });
  const confirm = (label: string) => page.getByRole('dialog').getByRole('button', { name: label }).click();
  const remove = page.getByRole('button', { name: team['delete.act'] });
  await goTo(actor, path);
  await expect(page.getByText('1 aktywna oferta')).toBeVisible();
  await expect(page.getByText('2 inne osoby w firmie')).toBeVisible();
  await expect(remove).toBeDisabled();
  await expectSound(stage, actor, 'people of a company');
  const invite = page.getByLabel(team['invite.email']);
  await invite.fill('nowa@');
  await page.getByRole('button', { name: team['invite.act'] }).click();
  await expect(page.getByText(team['invite.wrong'])).toBeVisible();
  await invite.fill('nowa@poczta.example');
  await page.getByRole('button', { name: team['invite.act'] }).click();
  await expect(page.getByText('nowa@poczta.example')).toBeVisible();
  await expect(invite).toHaveValue('');
  await rowOf(third).getByRole('button', { name: team.remove }).click();
  await confirm(team.remove);
  await expect(page.getByText(team['remove.done'])).toBeVisible();
  await expect(rowOf(third)).toHaveCount(0);

  const tenant = await anInsertedSigner(stage);
  await book(tenant, offerId);
  const other = await stage.enter(browser, tenant);
  await goTo(other, path);
  await expect(other.page.getByText('1 rezerwacja albo niezakończona umowa')).toBeVisible();
  await expect(other.page.getByRole('button', { name: team['delete.act'] })).toBeDisabled();

  await rowOf(second).getByRole('button', { name: team.handOver }).click();
  await confirm(team.handOver);
  await expect(page.getByText(team['handOver.done'])).toBeVisible();
  await expect(remove).toHaveCount(0);

  const alone = await anInsertedSigner(stage);
  const last = await stage.enter(browser, alone);
  await goTo(last, path);
  await expect(last.page.getByText(team['delete.free'])).toBeVisible();
  await last.page.getByRole('button', { name: team['delete.act'] }).click();
  await last.page.getByRole('dialog').getByRole('button', { name: team['delete.act'] }).click();
  await expect(last.page.getByText(team['delete.done'])).toBeVisible();
  await expect(last.page.getByRole('heading', { name: words.title })).toBeVisible();
  const { rows } = await stage.db.execute(sql`select deleted_at is not null as deleted from company where id = ${alone.companyId}`);
  expect(rows).toEqual([{ deleted: true }]);
});
