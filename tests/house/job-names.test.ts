import { expect, it } from 'vitest';
import { jobNames } from '../../src/domain/admin/rules/job-names.ts';
import { jobs } from '../../src/server/app/rooms.ts';

it('the console has a name for every background job, and for no other', () => {
  const brought = jobs().map(({ name }) => name);
  expect([...jobNames].toSorted()).toEqual(brought.toSorted());
});
