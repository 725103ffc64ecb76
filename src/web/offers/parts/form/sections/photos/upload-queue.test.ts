import { expect, it, vi } from 'vitest';
import type { WireRefusal } from '../../../../../../contract/kit/client.ts';
import type { Refusal } from '../../../../../../domain/kit/verdict.ts';
import { isUnsent, type UploadItem, type UploadWork, uploadQueue } from './upload-queue.ts';

const file = (name: string): File => new File(['x'], name);
const network: WireRefusal = { code: 'kit.network', kind: 'network' };
const small: Refusal = { code: 'image.too_small', kind: 'invalid' };
const taken = { ok: true, value: { refused: [] } } as const;

/** A queue whose files arrive when the test says so. */
const aQueue = (part: Partial<UploadWork> = {}) => {
  const under = new Map<
    string,
    { readonly watch: Parameters<UploadWork['send']>[1]; readonly answer: (sent: Awaited<ReturnType<UploadWork['send']>>) => void }
  >();
  let made = 0;
  const onStored = vi.fn(async () => undefined);
  const sent: UploadItem[] = [];
  const queue = uploadQueue({
    newId: () => {
      made += 1;
      return `id${made}`;
    },
    check: async () => null,
    send: (item, watch) => {
      sent.push(item);
      return new Promise((answer) => {
        under.set(item.file.name, { watch, answer });
        watch.signal.addEventListener('abort', () => answer({ ok: false, refusal: network }));
      });
    },
    onStored,
    atOnce: 2,
    ...part,
  });
  const states = () => queue.get().map(({ file: { name }, state, part: gone }) => [name, state, gone]);
  const wait = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, under, states, wait, onStored, sent };
};

it('sends two at once, in their order, and the next when one has arrived', async () => {
  const { queue, under, states, wait, onStored } = aQueue();
  queue.add([file('a'), file('b'), file('c')]);
  await wait();
  expect([...under.keys()]).toEqual(['a', 'b']);
  expect(states()).toEqual([
    ['a', 'sending', 0],
    ['b', 'sending', 0],
    ['c', 'waiting', 0],
  ]);
  under.get('b')?.answer(taken);
  await wait();
  expect([...under.keys()]).toEqual(['a', 'b', 'c']);
  expect(onStored).toHaveBeenCalledTimes(1);
  expect(states().map(([name]) => name)).toEqual(['a', 'c']);
});

it('tells how far each file is, and that it has left', async () => {
  const { queue, under, states, wait } = aQueue();
  queue.add([file('a')]);
  await wait();
  under.get('a')?.watch.onProgress(0.25);
  expect(states()).toEqual([['a', 'sending', 0.25]]);
  under.get('a')?.watch.onProgress(1);
  expect(states()).toEqual([['a', 'working', 1]]);
});

it('keeps a file that the network lost, and sends it again under the same id', async () => {
  const { queue, under, states, wait, sent } = aQueue();
  queue.add([file('a')]);
  await wait();
  under.get('a')?.answer({ ok: false, refusal: network });
  await wait();
  expect(queue.get()).toMatchObject([{ state: 'failed', refusal: network }]);
  queue.retry('id1');
  await wait();
  expect(states()).toEqual([['a', 'sending', 0]]);
  under.get('a')?.answer(taken);
  await wait();
  expect(queue.get()).toEqual([]);
  expect(sent.map(({ id }) => id)).toEqual(['id1', 'id1']);
});

it('does not send what is wrong with the file itself, neither at once nor when all are tried again', async () => {
  const { queue, wait, sent } = aQueue({ check: async ({ name }) => (name === 'small' ? small : null) });
  queue.add([file('small')]);
  await wait();
  expect(queue.get()).toMatchObject([{ state: 'failed', refusal: small }]);
  queue.retry();
  await wait();
  expect(sent).toEqual([]);
  expect(queue.get().some(isUnsent)).toBe(false);
});

it('shows the refusal that the server gave one file of an upload', async () => {
  const { queue, under, wait } = aQueue();
  queue.add([file('a')]);
  await wait();
  under.get('a')?.answer({ ok: true, value: { refused: [{ refusal: small }] } });
  await wait();
  expect(queue.get()).toMatchObject([{ state: 'failed', refusal: small }]);
});

it('breaks off what is dropped, and everything when it stops', async () => {
  const { queue, under, wait } = aQueue();
  queue.add([file('a'), file('b'), file('c')]);
  await wait();
  queue.drop('id1');
  await wait();
  expect(under.get('a')?.watch.signal.aborted).toBe(true);
  expect([...under.keys()]).toEqual(['a', 'b', 'c']);
  queue.stop();
  await wait();
  expect(queue.get()).toEqual([]);
  expect(under.get('c')?.watch.signal.aborted).toBe(true);
});
