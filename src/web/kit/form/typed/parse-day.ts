const written = /^\s*(\d{1,2})[.\-/ ](\d{1,2})[.\-/ ](\d{4}|\d{2})\s*$/;

/** Reads what a person typed as a day, `1.12.2026`, `1.12.26` or `2026-12-01`; null when it is no day of the calendar. */
export const parseDay = (text: string): string | null => {
  const [, day, month, year] = written.exec(text) ?? [];
  const iso = day && month && year ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
};
