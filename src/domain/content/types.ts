/** What people report to the operator (docs/rules/console.md#report-form). */

/** What a report is about, in the spelling of the wire (docs/rules/console.md#report-form). */
export const reportTypes = ['Error', 'Sugestion', 'Other'] as const;
export type ReportType = (typeof reportTypes)[number];

/** How far the operator is with a report (docs/rules/console.md#report-marks). */
export const reportMarks = ['open', 'answered', 'closed'] as const;
export type ReportMark = (typeof reportMarks)[number];
