import type { TestServer } from './server.ts';

/** The subjects of what was mailed to an address, oldest first, with plain spaces, once everything that waits is sent. */
export const subjectsTo = async (server: TestServer, email: string): Promise<readonly string[]> => {
  await server.work();
  return (await server.mailsTo(email)).map(({ subject }) => subject.replaceAll('\u00a0', ' '));
};
