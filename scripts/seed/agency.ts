import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tidyOwner } from '../../src/domain/agency/rules/proposal.ts';
import type { OwnerDetails } from '../../src/domain/agency/types.ts';
import { addDays, dayOf } from '../../src/domain/kit/time.ts';
import { answerAgreement } from '../../src/server/agency/commands/answer.ts';
import { setInsurance, uploadPolicy } from '../../src/server/agency/commands/insure.ts';
import { proposeAgreement, sendAgreement } from '../../src/server/agency/commands/propose.ts';
import { openAgreementOf } from '../../src/server/agency/store/agreements.ts';
import type { Ctx, Services } from '../../src/server/kit/context.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { acting, must } from './acting.ts';
import type { OfferPlacement } from './offers.ts';
import type { Cast } from './people.ts';
import { signatureOf } from './signing.ts';
import { companies } from './world/companies.ts';
import { people } from './world/people.ts';

/** The demo's policy is a policy in name only: its copy shows another document of the product. */
async function insure(ctx: Ctx): Promise<void> {
  const validTo = addDays(dayOf(await databaseNow(ctx.db)), 300);
  await must(
    'insure the agent',
    setInsurance(ctx, { insurer: 'Ubezpieczyciel Wzorcowy S.A.', policyNumber: 'OC/2026/004711', sumEur: 50_000, validTo }),
  );
  const body = new FormData();
  const bytes = await readFile(path.join(import.meta.dirname, '../../assets/public/documents/terms-pl.pdf'));
  body.append('file', new File([new Uint8Array(bytes)], 'polisa.pdf'));
  await must('upload a policy', uploadPolicy(ctx, new Request('http://demo.invalid/agency/policy', { method: 'POST', body })));
}

/** The signer of a company as the owner, else somebody who has no account. */
function ownerOf(company: string | null): OwnerDetails {
  const person = people.find((each) => each.company === company);
  const form = companies.find(({ key }) => key === company)?.form;
  if (company === null || person === undefined || form === undefined)
    return {
      name: 'Krystyna Zalewska',
      address: 'ul. Kuźnicza 12/4, 50-138 Wrocław',
      peselOrNip: '44051401359',
      contact: '+48 601 234 567',
      email: 'k.zalewska@poczta.example',
    };
  return {
    name: form.name ?? '',
    address: `${form.street} ${form.houseNumber}, ${form.postalCode} ${form.city}`,
    peselOrNip: form.nip ?? '',
    contact: '+48 71 123 45 67',
    email: person.email,
  };
}

async function propose(services: Services, cast: Cast, { id: offerId, owner: agent, seed }: OfferPlacement): Promise<void> {
  if (seed.fate?.at !== 'agency' || (await openAgreementOf(services.db, offerId)) !== null) return;
  const ctx = await acting(services, agent);
  const owner = ownerOf(seed.fate.owner);
  const given = { offerId, ownerDetails: owner, includeMediation: seed.fate.owner === null };
  const { agreementId, documentSha256 } = await must(`propose ${seed.key}`, proposeAgreement(ctx, given));
  await must(`send ${seed.key}`, sendAgreement(ctx, { agreementId, ...(await signatureOf(ctx, 'agency', offerId, documentSha256)) }));
  if (seed.fate.owner === null) return;
  const accepting = await acting(services, cast.signer(seed.fate.owner));
  // The owner of an agreement is whoever reads the mail at its address, with an account or without.
  const as = { uid: `mail:${tidyOwner(owner).email}`, email: owner.email };
  const signature = await signatureOf(accepting, 'agency_accept', offerId, documentSha256, as);
  await must(`accept ${seed.key}`, answerAgreement(accepting, { agreementId, accepted: true, ...signature }));
}

/** The agent's clients of the demo: one agreement in force, whose offer is published then, and one proposal that waits for its owner. */
export async function seedAgency(services: Services, cast: Cast, placed: readonly OfferPlacement[]): Promise<void> {
  const own = placed.filter(({ seed }) => seed.fate?.at === 'agency');
  const [first] = own;
  if (first === undefined) return;
  await insure(await acting(services, first.owner));
  for (const offer of own) await propose(services, cast, offer);
}
