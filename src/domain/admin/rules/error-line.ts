import { withoutPeople } from '../../kit/typed/mask.ts';

const longest = 300;

/** What the last fault of a job or mail says, without what may name a person: its first line, at most 300 characters (docs/rules/console.md#jobs). */
export const errorLine = (text: string): string => {
  const [first = ''] = text.trim().split(/[\r\n]/);
  return withoutPeople(first).slice(0, longest);
};
