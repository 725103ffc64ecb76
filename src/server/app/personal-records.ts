import { accountRecords, letterRecords } from '../accounts/commands/personal-records.ts';
import type { PersonalRecords } from '../accounts/queries/personal-records.ts';
import { agencyRecords } from '../agency/commands/personal-records.ts';
import { companyRecords } from '../companies/commands/personal-records.ts';
import { reportRecords } from '../content/commands/personal-records.ts';
import { depositRecords } from '../deposits/commands/personal-records.ts';
import { handoverRecords } from '../handover/commands/personal-records.ts';
import { identityRecords } from '../identity/commands/personal-records.ts';
import { invoiceRecords } from '../invoices/commands/personal-records.ts';
import { leaseRecords } from '../leases/commands/personal-records.ts';
import { offerRecords } from '../offers/commands/personal-records.ts';
import { outreachRecords } from '../outreach/commands/personal-records.ts';
import { reservationRecords } from '../reservations/commands/personal-records.ts';
import { searchRecords } from '../search/commands/personal-records.ts';
import { signingRecords } from '../signing/commands/personal-records.ts';
import { wantedRecords } from '../wanted/commands/personal-records.ts';

/** What every room stores about people: what holds an account, what is copied for its owner, what goes with it, what stays. */
export const personalRecords: readonly PersonalRecords[] = [
  accountRecords,
  identityRecords,
  searchRecords,
  wantedRecords,
  agencyRecords,
  offerRecords,
  reservationRecords,
  leaseRecords,
  handoverRecords,
  signingRecords,
  depositRecords,
  invoiceRecords,
  companyRecords,
  outreachRecords,
  reportRecords,
  letterRecords,
];
