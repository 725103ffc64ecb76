import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, WireRefusal } from '../../../../contract/kit/client.ts';
import type { ProtocolData } from '../../../../domain/handover/types.ts';
import { leaseNumbers } from '../../../../domain/kit/numbers.ts';
import type { DeviceDraft } from '../../../kit/draft/account-storage.ts';
import { Draft } from '../../../kit/draft/draft.ts';
import { type ProtocolPorts, protocolPorts, versionToSubmit } from './draft.ts';

const protocol = (additionalStatements: string): ProtocolData => ({
  establishedPremiseCondition: [],
  establishedEquipmentState: [],
  localMeterReadings: [],
  transferredKeysAndDevices: [],
  additionalStatements,
});

/** A server with one side's draft, and a device whose storage outlives its pages. */
const world = (version = 1) => {
  const server = { data: protocol('A'), version, isReachable: true, losesAnswers: false };
  let kept: DeviceDraft<ProtocolData> | null = null;
  const no = (code: WireRefusal['code'], kind: 'conflict' | 'network'): Answer<never> => ({ ok: false, refusal: { code, kind } });
  const write = (data: ProtocolData): void => {
    server.data = data;
    server.version += 1;
  };
  const save = vi.fn<ProtocolPorts['save']>(async (known, data) => {
    if (!server.isReachable) return no('kit.network', 'network');
    if (known !== server.version) return no('protocol.stale_version', 'conflict');
    write(data);
    if (server.losesAnswers) return no('kit.network', 'network');
    return { ok: true, value: { version: server.version, savedAt: '2026-11-21T10:00:00Z' as never } };
  });
  const ports: ProtocolPorts = {
    save,
    load: async () => ({ ok: true, value: { draft: { data: server.data, version: server.version, savedAt: null } } }),
    keep: {
      read: () => kept,
      write: (next) => {
        kept = next;
      },
    },
  };
  const open = () => new Draft({ form: server.data, version: server.version, savedAt: null }, protocolPorts(ports));
  return { server, save, write, open, kept: () => kept };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a change is kept on the device within half a second and saved a moment later', async () => {
  const { open, server, save, kept } = world();
  const draft = open();
  draft.change(() => protocol('B'));
  await vi.advanceTimersByTimeAsync(400);
  draft.change(() => protocol('Bo'));
  await vi.advanceTimersByTimeAsync(100);
  expect(kept()?.form.additionalStatements).toBe('Bo');
  draft.change(() => protocol('B'));
  await vi.advanceTimersByTimeAsync(leaseNumbers.protocolAutosaveMs - 1);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(server.data.additionalStatements).toBe('B');
  expect(kept()).toBeNull();
});

test('whoever leaves the page in the middle of a word finds it again, also while an earlier save still runs', async () => {
  const { open, server, kept } = world();
  server.isReachable = false;
  const draft = open();
  draft.change(() => protocol('B'));
  const running = draft.flush();
  draft.change(() => protocol('Bo'));
  void draft.flush();
  expect(kept()?.form.additionalStatements).toBe('Bo');
  await running;
});

test('what was written without a network survives a reload and is sent by the next visit', async () => {
  const { open, server } = world();
  server.isReachable = false;
  const draft = open();
  draft.change(() => protocol('B'));
  await draft.flush();
  expect(draft.get().saving).toBe('offline');
  server.isReachable = true;
  const again = open();
  again.restore();
  await again.flush();
  expect(server.data.additionalStatements).toBe('B');
});

test.each(['mine', 'theirs'] as const)('a protocol saved elsewhere meanwhile is never overwritten until the person chooses %s', async (whose) => {
  const { open, server, write } = world();
  const draft = open();
  write(protocol('theirs'));
  draft.change(() => protocol('mine'));
  expect(await draft.flush()).toBe(false);
  expect(draft.get().conflict).not.toBeNull();
  expect(server.data.additionalStatements).toBe('theirs');
  draft.resolve(whose);
  await vi.advanceTimersByTimeAsync(0);
  expect([server.data.additionalStatements, draft.get().form.additionalStatements]).toEqual([whose, whose]);
});

test("one's own save whose answer was lost is no other device's, also after a reload", async () => {
  for (const reload of [false, true]) {
    const { open, server, kept } = world();
    let draft = open();
    server.losesAnswers = true;
    draft.change(() => protocol('B'));
    await draft.flush();
    expect([server.data.additionalStatements, draft.get().saving]).toEqual(['B', 'offline']);
    const before = { ...server };
    if (reload) {
      // The page was read before the save arrived.
      Object.assign(server, { data: protocol('A'), version: 1 });
      draft = open();
      draft.restore();
      Object.assign(server, before);
    }
    draft.change(() => protocol('C'));
    server.losesAnswers = false;
    expect(await draft.flush()).toBe(true);
    expect(draft.get()).toMatchObject({ conflict: null, notice: reload ? 'restored' : null });
    expect([server.data.additionalStatements, kept()]).toEqual(['C', null]);
  }
});

test('a protocol saved elsewhere after such a save still asks', async () => {
  const { open, server, write } = world();
  const draft = open();
  server.losesAnswers = true;
  draft.change(() => protocol('B'));
  await draft.flush();
  server.losesAnswers = false;
  write(protocol('theirs'));
  draft.change(() => protocol('C'));
  expect(await draft.flush()).toBe(false);
  expect(draft.get().conflict).not.toBeNull();
});

test('an untouched protocol becomes a draft on the server when it is submitted, and only then', async () => {
  const { open, save } = world(0);
  const draft = open();
  await draft.flush();
  expect(save).not.toHaveBeenCalled();
  expect(await versionToSubmit(draft)).toBe(1);
  expect(await versionToSubmit(draft)).toBe(1);
  expect(save).toHaveBeenCalledOnce();
});

test('a protocol that cannot be saved has no version to submit', async () => {
  const { open, server } = world();
  const draft = open();
  server.isReachable = false;
  draft.change(() => protocol('B'));
  expect(await versionToSubmit(draft)).toBeNull();
});

test('a notice of what was saved elsewhere goes once it was read', async () => {
  const { open, server, write } = world();
  const draft = open();
  write(protocol('theirs'));
  draft.receive({ form: server.data, version: server.version });
  expect(draft.get()).toMatchObject({ notice: 'newer', form: { additionalStatements: 'theirs' } });
  draft.dismiss();
  expect(draft.get().notice).toBeNull();
});
