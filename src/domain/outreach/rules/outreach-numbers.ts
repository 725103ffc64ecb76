/** Short links, mails to prospects and their figures (docs/rules/outreach.md); apart from the other numbers, because first pages bring those. */
export const outreachNumbers = {
  shortIdLength: 6,
  urlMax: 2000,
  linksPerHour: 60, // of one person
  campaignMax: 40,
  contentMax: 2000,
  basisNoteMax: 200,
  callerSendsPerDay: 50,
  sendsPerDay: 500, // of all callers
  bonusMax: 1_000_000, // grosze
  tablePage: 5,
  customDaysMax: 366,
  dailyBarsMax: 62, // beyond that a bar is a week
  chartPeople: 3, // who have a colour of their own; the others are one
  csvRows: 20_000,
  prospectMonths: 36, // after the last mail or visit: proof of the consent
} as const;
