import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

type Reply<Result> = { readonly result: Result } | { readonly problem: string };

/** Has a script do one piece of work in a process of its own and answers what it found; a fault there is a fault here. */
export const inChild = async <Result>(script: string, wish: Serializable): Promise<Result> => {
  const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(wish);
  const [reply] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => [{ problem: `${path.basename(script)} ended with ${code}` }]),
  ])) as [Reply<Result>];
  child.kill();
  if ('problem' in reply) throw new Error(reply.problem);
  return reply.result;
};

/** The other side, in the script: does what it is sent. */
export const answerParent = async <Wish, Result>(work: (wish: Wish) => Promise<Result>): Promise<void> => {
  const [wish] = (await once(process, 'message')) as [Wish];
  const reply: Reply<Result> = await work(wish).then(
    (result) => ({ result }),
    (fault: Error) => ({ problem: fault.message }),
  );
  process.send?.(reply);
};
