import { readFile } from 'node:fs/promises';
import { identityCalls } from '../../../src/contract/identity/endpoints.ts';
import type { RejectionReason } from '../../../src/domain/identity/types.ts';
import { identityConsoleWords } from '../../../src/words/admin/identities.ts';
import { adminWords } from '../../../src/words/admin/pages.ts';
import { identityWords } from '../../../src/words/identity/pages.ts';
import { formatOf } from '../../../src/words/kit/format.ts';
import { homeWords } from '../../../src/words/workspace/home.ts';
import { makeCertificate, signPdf } from '../../factories/certificates.ts';
import { askedForCode, gaveCode, passSweep, passTime, requestIdOf } from '../../factories/identity.ts';
import { must } from '../../factories/published-offer.ts';
import type { TestPerson } from '../../kit/server.ts';
import type { Stage } from '../../kit/stage.ts';
import { type Actor, alive, goTo } from '../../pages/actor.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const page = identityWords.pl;
const desk = identityConsoleWords.pl;
const address = '/moja-tablica/account/confirm-identity';
const list = '/admin/mobywatel-verification';

const aModerator = (stage: Stage): Promise<TestPerson> => stage.person({ claims: ['admin'], firstName: 'Marta', lastName: 'Zawadzka' });

/** The row of a person in the console. */
const rowOf = ({ page: at }: Actor, { email }: TestPerson) => at.getByRole('row').filter({ hasText: email });

const heading = ({ page: at }: Actor, name: string) => at.getByRole('heading', { name });

/** The same screen after a reload: nothing of it lives in the browser alone. */
const survivesReload = async (actor: Actor, name: string): Promise<void> => {
  await actor.page.reload();
  await alive(actor.page);
  await expect(heading(actor, name)).toBeVisible();
};

road('a person is verified through the app while a moderator watches, each screen live and safe from a reload', async ({ browser, stage }) => {
  const person = await stage.person({ firstName: 'Tomasz', lastName: 'Śliwiński' });
  const [user, admin] = [await stage.enter(browser, person), await stage.enter(browser, await aModerator(stage))];
  await goTo(admin, list);
  await goTo(user, address);
  await expectSound(stage, user, 'identity choice');
  await user.page.getByRole('button', { name: page['app.start'] }).click();
  await expect(heading(user, page['instructions.title'])).toBeVisible();
  await expect(rowOf(admin, person)).toContainText(desk['status.instructions_shown']);
  await expectSound(stage, user, 'identity instructions');
  await survivesReload(user, page['instructions.title']);
  await user.page.getByRole('button', { name: page['instructions.ask'] }).click();
  await expect(heading(user, page['waiting.title'])).toBeVisible();
  await expectSound(stage, user, 'identity waiting');
  await survivesReload(user, page['waiting.title']);

  // The console by keys alone: choose, type the code, approve.
  await expect(rowOf(admin, person)).toContainText(desk['status.waiting_for_code']);
  await expectSound(stage, admin, 'identity console');
  await admin.page.keyboard.press('j');
  await expect(rowOf(admin, person)).toHaveAttribute('data-chosen', 'true');
  await admin.page.keyboard.press('c');
  await admin.page.keyboard.type('73820');
  await expect(rowOf(admin, person).getByRole('button', { name: desk['act.provide'] })).toBeDisabled();
  await admin.page.keyboard.type('4');
  await admin.page.keyboard.press('Enter');
  await expect(heading(user, page['code.title'])).toBeVisible();
  await expect(user.page.getByText('738', { exact: true })).toBeVisible();
  await expectSound(stage, user, 'identity code');
  await survivesReload(user, page['code.title']);
  const panel = admin.page.getByRole('complementary', { name: desk.panel });
  await expect(panel).toContainText('Śliwiński');
  await expect(panel).toContainText(desk['step.provide']);
  await expectFits(admin, 'identity console with a code');
  await admin.page.keyboard.press('Escape');
  await admin.page.keyboard.press('?');
  await expect(admin.page.getByRole('dialog', { name: desk.keys })).toBeVisible();
  await expectFits(admin, 'identity console keys');
  await admin.page.keyboard.press('Escape');
  // Approving binds: one press asks, Escape leaves the request as it is, Enter confirms.
  const question = admin.page.getByRole('dialog', { name: desk['approve.title'].replace('{name}', 'Tomasz Śliwiński') });
  await admin.page.keyboard.press('a');
  await expect(question.getByRole('button', { name: desk['approve.act'] })).toBeFocused();
  await expectFits(admin, 'identity console approval');
  await admin.page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(rowOf(admin, person)).toContainText(desk['status.code_provided']);
  await admin.page.keyboard.press('a');
  await expect(question.getByRole('button', { name: desk['approve.act'] })).toBeFocused();
  await admin.page.keyboard.press('Enter');
  await expect(user.page.getByText(page['accepted.title'])).toBeVisible();
  await expect(rowOf(admin, person)).toHaveCount(0);
  await expectSound(stage, user, 'identity accepted');
  await admin.page.getByRole('link', { name: desk['view.closed'] }).click();
  await expect(rowOf(admin, person)).toContainText(desk['status.completed']);
  await expectFits(admin, 'identity console closed');
});

road('a refusal names its reason, each of them, and the person begins again', async ({ browser, stage }) => {
  const [admin, moderator] = await aModerator(stage).then(async (person) => [await stage.enter(browser, person), person] as const);
  const own = 'W mObywatelu jest drugie nazwisko. Popraw nazwisko w profilu.';
  const cases: readonly (readonly [RejectionReason, string])[] = [
    ['incorrect_data', page['rejected.incorrect_data.title']],
    ['time_expired_error', page['rejected.time_expired_error.title']],
    ['custom', page['rejected.custom.title']],
  ];
  const person = await stage.person({ firstName: 'Oksana', lastName: 'Kowalczuk' });
  const user = await stage.enter(browser, person);
  await goTo(user, address);
  await goTo(admin, list);
  for (const [reason, title] of cases) {
    await gaveCode(stage, person, moderator);
    await expect(heading(user, page['code.title'])).toBeVisible();
    await rowOf(admin, person).getByRole('button', { name: 'Oksana Kowalczuk' }).click();
    await admin.page.keyboard.press('r');
    await expect(admin.page.getByRole('radio', { name: desk['reason.incorrect_data'] })).toBeFocused();
    // The keys of the list wait: an arrow chooses a reason, and nothing is approved beside the open refusal.
    await admin.page.keyboard.press('ArrowDown');
    await expect(admin.page.getByRole('radio', { name: desk['reason.time_expired_error'] })).toBeChecked();
    await admin.page.getByRole('button', { name: desk['reject.act'] }).focus();
    await admin.page.keyboard.press('a');
    await expect(heading(user, page['code.title'])).toBeVisible();
    await admin.page.getByRole('radio', { name: desk[`reason.${reason}`] }).check();
    if (reason === 'custom') {
      await admin.page.getByRole('button', { name: desk['reject.act'] }).click();
      await expect(admin.page.getByText(desk['reject.message.required'])).toBeVisible();
      await admin.page.getByLabel(desk['reject.message']).fill(own);
      await expectFits(admin, 'identity console refusal');
    }
    await admin.page.getByRole('button', { name: desk['reject.act'] }).click();
    await expect(heading(user, title)).toBeVisible();
    if (reason === 'custom') await expect(user.page.getByText(own)).toBeVisible();
    await expectSound(stage, user, `identity rejected ${reason}`);
  }
  await user.page.getByRole('button', { name: page.restart }).click();
  await expect(heading(user, page['instructions.title'])).toBeVisible();
});

road('a code runs out, presence is asked for, nobody answers, and what was given up is cleaned away', async ({ browser, stage }) => {
  const person = await stage.person({ firstName: 'Danuta', lastName: 'Wójcik' });
  const [user, moderator] = [await stage.enter(browser, person), await aModerator(stage)];
  const admin = await stage.enter(browser, moderator);
  await gaveCode(stage, person, moderator);
  await goTo(user, address);
  await goTo(admin, list);
  const requestId = await requestIdOf(stage, person.uid);
  const see = async (seconds: number): Promise<void> => {
    await passTime(stage, requestId, seconds);
    await user.page.reload();
    await admin.page.reload();
    await alive(admin.page);
  };
  const colour = (kind: string) => rowOf(admin, person).locator(`[data-timer=${kind}]`);
  await expect(colour('code')).toHaveAttribute('data-colour', 'green');
  await see(61);
  await expect(colour('code')).toHaveAttribute('data-colour', 'yellow');
  await see(60);
  await expect(colour('code')).toHaveAttribute('data-colour', 'red');
  // The last seconds passTime before everybody's eyes: nobody reloads.
  await see(55);
  await expect(heading(user, page['expired.title'])).toBeVisible({ timeout: 20_000 });
  await expectSound(stage, user, 'identity code expired');
  await survivesReload(user, page['expired.title']);
  await expect(rowOf(admin, person)).toContainText(desk['status.code_expired'], { timeout: 20_000 });
  await see(130);
  await expect(rowOf(admin, person)).toContainText(desk['wait.long']);

  await rowOf(admin, person).getByRole('button', { name: 'Danuta Wójcik' }).click();
  await admin.page.keyboard.press('o');
  await expect(heading(user, page['presence.title'])).toBeVisible();
  await expectSound(stage, user, 'identity presence');
  await survivesReload(user, page['presence.title']);
  await user.page.getByRole('button', { name: page['presence.continue'] }).click();
  await expect(heading(user, page['waiting.title'])).toBeVisible();
  await expect(rowOf(admin, person)).toContainText(desk['status.waiting_for_code']);
  await admin.page.keyboard.press('o');
  await expect(heading(user, page['presence.title'])).toBeVisible();
  await see(181);
  await expect(colour('answer')).toHaveAttribute('data-colour', 'yellow');
  await expect(colour('modal')).toHaveAttribute('data-colour', 'yellow');
  await see(60);
  await expect(colour('answer')).toHaveAttribute('data-colour', 'red');
  await see(60);
  await expect(heading(user, page['inactive.title'])).toBeVisible();
  await expect(rowOf(admin, person)).toContainText(desk['status.user_inactive']);
  await expect(rowOf(admin, person)).toContainText('sprzątanie za');
  await expectSound(stage, user, 'identity inactive');
  await survivesReload(user, page['inactive.title']);
  await stage.tick();
  await passSweep(stage, requestId);
  await stage.tick();
  await expect(heading(user, page['choice.title'])).toBeVisible();
  await expect(rowOf(admin, person)).toHaveCount(0);
  // The desk has the request open: where it asks for it once more before it reads the list, it hears that there is none.
  admin.faults.splice(0, Number.POSITIVE_INFINITY, ...admin.faults.filter((fault) => !fault.includes('/call/getMObywatelRequest')));
});

road('a code and a question reach the person elsewhere in the workspace, and the home says until when', async ({ browser, stage }) => {
  const [person, moderator] = [await stage.person({ firstName: 'Iga', lastName: 'Sowa' }), await aModerator(stage)];
  const user = await stage.enter(browser, person);
  await goTo(user, '/moja-tablica/start');
  const todo = user.page.getByRole('listitem').filter({ hasText: homeWords.pl['verify.identity'] });
  await expect(todo).toContainText(homeWords.pl.noDeadline);
  const open = user.page.getByRole('button', { name: page['away.open'] });
  const requestId = await gaveCode(stage, person, moderator);
  await expect(user.page.getByText(page['away.code.title'])).toBeVisible();
  const time = todo.locator('time').first();
  await expect(time).toBeVisible();
  const until = formatOf('pl').seconds((await time.getAttribute('datetime')) ?? '');
  await expect(user.page.getByRole('status').getByText(page['away.code'].replace('{until}', until))).toBeVisible();
  await expectFits(user, 'home with a code that waits');
  await open.click();
  await expect(heading(user, page['code.title'])).toBeVisible();
  await expect(open).toHaveCount(0);
  await passTime(stage, requestId, 200);
  await goTo(user, '/moja-tablica/account/info');
  await must(moderator, identityCalls.askPresence, { requestId });
  await expect(user.page.getByText(page['away.presence.title'])).toBeVisible();
  await open.click();
  await expect(heading(user, page['presence.title'])).toBeVisible();
});

road('whoever gives up is at the beginning, and a reset asks first for the reason', async ({ browser, stage }) => {
  const [person, moderator] = [await stage.person({ firstName: 'Jan', lastName: 'Ćwik' }), await aModerator(stage)];
  const [user, admin] = [await stage.enter(browser, person), await stage.enter(browser, moderator)];
  await goTo(user, address);
  await goTo(admin, list);
  await askedForCode(stage, person);
  await expect(heading(user, page['waiting.title'])).toBeVisible();
  await user.page.getByRole('button', { name: page.cancel }).click();
  await expect(heading(user, page['choice.title'])).toBeVisible();
  // The request that was given up leaves the list before the next one comes.
  await expect(rowOf(admin, person)).toHaveCount(0);
  await askedForCode(stage, person);
  await expect(heading(user, page['waiting.title'])).toBeVisible();
  await rowOf(admin, person).getByRole('button', { name: 'Jan Ćwik' }).click();
  await admin.page.keyboard.press('Shift+X');
  const question = admin.page.getByRole('dialog', { name: desk['reset.title'].replace('{name}', 'Jan Ćwik') });
  await expect(question).toBeVisible();
  await expectFits(admin, 'identity console reset');
  await question.getByRole('button', { name: desk['reset.act'] }).click();
  await expect(question.getByText(adminWords.pl['reason.required'].replace('{min}', '3'))).toBeVisible();
  await question.getByLabel(adminWords.pl.reason).fill('Na prośbę osoby: zgubiła telefon');
  await question.getByRole('button', { name: desk['reset.act'] }).click();
  await expect(heading(user, page['choice.title'])).toBeVisible();
  await expect(rowOf(admin, person)).toHaveCount(0);

  // Asked whether somebody is still there, a person gives up, too.
  await askedForCode(stage, person);
  await rowOf(admin, person).getByRole('button', { name: 'Jan Ćwik' }).click();
  await admin.page.keyboard.press('o');
  await user.page.getByRole('button', { name: page['presence.stop'] }).click();
  await expect(heading(user, page['choice.title'])).toBeVisible();
  await expect(rowOf(admin, person)).toHaveCount(0);

  // Half an hour without a sign of life ends a wait; whoever comes back begins again before the clean-up, with the same request.
  await passTime(stage, await askedForCode(stage, person), 1_800);
  await stage.tick();
  await expect(heading(user, page['inactive.title'])).toBeVisible();
  await expect(rowOf(admin, person)).toContainText(desk['status.user_inactive']);
  await user.page.getByRole('button', { name: page.restart }).click();
  await expect(heading(user, page['instructions.title'])).toBeVisible();
  await expect(rowOf(admin, person)).toContainText(desk['status.instructions_shown']);
});

road('the terms are signed and uploaded, read, sent, and accepted by the moderator beside the name of the profile', async ({ browser, stage }) => {
  const [person, moderator] = [await stage.person({ firstName: 'Ewelina', lastName: 'Dudziak-Maciejewska' }), await aModerator(stage)];
  const [user, admin] = [await stage.enter(browser, person), await stage.enter(browser, moderator)];
  const terms = new Uint8Array(await readFile('assets/public/documents/terms-pl.pdf'));
  const signedAs = async (commonName: string) => {
    const buffer = Buffer.from(await signPdf(terms, makeCertificate({ subject: { commonName } })));
    return { name: 'regulamin-podpisany.pdf', mimeType: 'application/pdf', buffer };
  };
  await goTo(user, address);
  await user.page.getByRole('link', { name: page['file.start'] }).click();
  await expect(heading(user, page['file.title'])).toBeVisible();
  await expectSound(stage, user, 'identity file');
  const field = user.page.locator('input[type=file]');
  await field.setInputFiles(await signedAs('Jan Obcy'));
  await expect(user.page.getByText(page['file.name.other'].replace('{name}', 'Jan Obcy'))).toBeVisible();
  await expect(user.page.getByRole('button', { name: page['file.send'] })).toHaveCount(0);
  await expectFits(user, 'identity file of somebody else');
  await field.setInputFiles(await signedAs('EWELINA DUDZIAK-MACIEJEWSKA'));
  await expect(user.page.getByText(page['file.name.same'].replace('{name}', 'EWELINA DUDZIAK-MACIEJEWSKA'))).toBeVisible();
  await expectSound(stage, user, 'identity file read');
  await user.page.getByRole('button', { name: page['file.send'] }).click();
  await expect(user.page.getByText(page['checking.title'])).toBeVisible();
  await goTo(admin, '/admin/identity-files');
  const row = rowOf(admin, person);
  await expect(row).toContainText('EWELINA DUDZIAK-MACIEJEWSKA');
  await expect(row.getByRole('link', { name: adminWords.pl['signature.file'] })).toBeVisible();
  await expectSound(stage, admin, 'identity files of the console');
  await row.getByRole('button', { name: adminWords.pl.accept }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: adminWords.pl.accept }).click();
  await expect(user.page.getByText(page['accepted.title'])).toBeVisible();
});
