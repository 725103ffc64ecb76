/** What the browser keeps of an account: everything that a signed-in person typed or read goes through here, and goes with the sign-out. */

/** Whose an entry is: an account's id, or null of a visitor, whose entries have the plain name. */
export type Owner = string | null;

/** Storage of the device, or of the tab, which is emptied when the tab is closed. */
type Place = 'device' | 'tab';

/** A text in the browser's storage; null is none. */
export type StoredText = { readonly read: () => string | null; readonly write: (text: string | null) => void };

/**
 * The text that the browser keeps for one account under a name. An account's texts stand under its id and the number of its stay, which begins
 * when it is first seen here and ends with `forgetAccount` alone, not with a session that runs out: whoever signs in again finds what was typed.
 * A page that is still open when the stay ends, in this tab or another, writes nothing any more.
 *
 *     account:U1                              7f3c                    the stay
 *     account:U1:7f3c:draft:offer:O9@c04d     {"base":{},"form":{}}   an entry, of one tab
 *
 * With `takesOver` an account without a text gets the one that the visitor left before signing in.
 */
export const accountText = (place: Place, uid: Owner, name: string, { takesOver = false } = {}): StoredText => {
  let stay: string | null = null;
  const storage = (): Storage => (place === 'device' ? localStorage : sessionStorage);
  const keyNow = (): string | null => {
    if (uid === null) return name;
    stay ??= stayOf(uid);
    return localStorage.getItem(markOf(uid)) === stay ? `${markOf(uid)}:${stay}:${name}` : null;
  };
  const write = (text: string | null): void => {
    const key = keyNow();
    if (key === null) return;
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
  };
  const takeOver = (): string | null => {
    const text = storage().getItem(name);
    if (text !== null) {
      write(text);
      storage().removeItem(name);
    }
    return text;
  };
  const read = (): string | null => {
    const key = keyNow();
    if (key === null) return null;
    return storage().getItem(key) ?? (takesOver && uid !== null ? takeOver() : null);
  };
  return { read: () => tryStorage(read), write: (text) => void tryStorage(() => write(text)) };
};

/** A draft as it is kept on this device until the server has it; `sent` are the forms whose saving was never answered. */
export type DeviceDraft<Form> = { readonly base: Form; readonly form: Form; readonly sent?: readonly Form[] };

/** The copy of one draft on this device; null removes it. */
export type DeviceCopy<Form> = { readonly read: () => DeviceDraft<Form> | null; readonly write: (draft: DeviceDraft<Form> | null) => void };

/**
 * What somebody has typed and not sent, in the same way. What stands there was written by this product, maybe by an older one. On the device each
 * tab has a copy of its own, so that what is typed in one does not replace what another has not sent; a tab that has none takes over one that was
 * left there, one at a time.
 */
export const accountDraft = <Form>(place: Place, uid: Owner, name: string): DeviceCopy<Form> => {
  const textAt = (entry: string): StoredText => accountText(place, uid, entry);
  // Made in the browser alone: the server draws forms, too, and has no storage.
  const own = lazily(() => textAt(place === 'device' ? `${draftName(name)}@${tabId()}` : draftName(name)));
  const readAt = (text: StoredText): DeviceDraft<Form> | null => {
    const stored = tryStorage((): unknown => JSON.parse(text.read() ?? 'null'));
    return isDeviceDraft<Form>(stored) ? stored : null;
  };
  const write = (draft: DeviceDraft<Form> | null): void => own().write(draft && JSON.stringify(draft));
  const takeOver = (): DeviceDraft<Form> | null => {
    const left = copiesOf(uid, draftName(name))
      .map(textAt)
      .find((text) => readAt(text) !== null);
    const draft = left === undefined ? null : readAt(left);
    if (draft !== null) {
      write(draft);
      left?.write(null);
    }
    return draft;
  };
  return {
    read: () => tryStorage(() => readAt(own()) ?? (place === 'device' ? takeOver() : null)),
    write: (draft) => void tryStorage(() => write(draft)),
  };
};

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** The tab; a reload keeps it. A tab that was made as the copy of another has the same, and shares its entries. */
const tabId = (): string => {
  const id = sessionStorage.getItem('tab') ?? crypto.randomUUID().slice(0, 8);
  sessionStorage.setItem('tab', id);
  return id;
};

/** The names of an account's entries on the device that are copies of a draft, of whatever tab; an older one names none. */
const copiesOf = (uid: Owner, name: string): readonly string[] => {
  const start = uid === null ? '' : `${markOf(uid)}:${stayOf(uid)}:`;
  return keysOf(localStorage)
    .filter((key) => key === start + name || key.startsWith(`${start}${name}@`))
    .map((key) => key.slice(start.length));
};

/** The name of what was typed and not sent. */
export const draftName = (name: string): string => `draft:${name}`;

const markOf = (uid: string): string => `account:${uid}`;

/** Under which the account that was last seen here stands. */
const lastKey = 'account';

const stayOf = (uid: string): string => {
  const stay = localStorage.getItem(markOf(uid)) ?? crypto.randomUUID().slice(0, 8);
  localStorage.setItem(markOf(uid), stay);
  return stay;
};

/**
 * The account reads a page of this tab: its stay begins, unless it has begun, and what the tab still has of stays that ended elsewhere goes, as
 * do the filters of another account. `onEnd` is called when another tab ends the stay. Answers how to stop.
 */
export const watchStay = (uid: string, onEnd: () => void): (() => void) => {
  tryStorage(() => {
    stayOf(uid);
    const last = localStorage.getItem(lastKey);
    if (last !== null && last !== uid) forgetCookie('userFilters');
    localStorage.setItem(lastKey, uid);
    removeEnded();
  });
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== markOf(uid) || newValue !== null) return;
    tryStorage(removeEnded);
    onEnd();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};

/** Only a tab itself reaches its storage: what it has of stays that ended in another one goes. */
const removeEnded = (): void =>
  removeKeys(sessionStorage, (key) => {
    const [, uid = null, stay] = /^account:([^:]+):([^:]+):/.exec(key) ?? [];
    return uid !== null && localStorage.getItem(markOf(uid)) !== stay;
  });

/** Whether the account has typed something here that was not sent. */
export const hasDrafts = (uid: string): boolean => {
  const isDraft = (key: string): boolean => key.startsWith(`${markOf(uid)}:`) && key.split(':')[3] === 'draft';
  return tryStorage(() => [...keysOf(localStorage), ...keysOf(sessionStorage)].some(isDraft)) ?? false;
};

/** The person has signed out: nothing of the account stays in this browser. Other tabs clear themselves when they are told or used again. */
export const forgetAccount = (uid: string): void => {
  tryStorage(() => {
    // First, so that nothing is written any more while the rest goes.
    localStorage.removeItem(markOf(uid));
    if (localStorage.getItem(lastKey) === uid) localStorage.removeItem(lastKey);
    const isOwn = (key: string): boolean => key.startsWith(`${markOf(uid)}:`) || former.test(key);
    removeKeys(localStorage, isOwn);
    removeKeys(sessionStorage, isOwn);
  });
  forgetCookie('userFilters');
};

/** Entries of versions that named no account, or not every one. */
const former =
  /^(?:offer-draft|offer-unread|offer-description-by-ai|protocol|wanted-found|wanted-form|outreach-mail|agency-proposal|company|company-change|company-role):/;

const keysOf = (storage: Storage): readonly string[] => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');

const removeKeys = (storage: Storage, isGone: (key: string) => boolean): void => {
  for (const key of keysOf(storage)) if (isGone(key)) storage.removeItem(key);
};

/** Takes a cookie away. */
export const forgetCookie = (name: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the three engines
  document.cookie = `${name}=;path=/;max-age=0`;
};

/** Uses the device's storage, which may be full or forbidden: then the answer is null and nothing breaks. */
export const tryStorage = <T>(use: () => T): T | null => {
  try {
    return use();
  } catch {
    return null;
  }
};

const isDeviceDraft = <Form>(stored: unknown): stored is DeviceDraft<Form> =>
  typeof stored === 'object' && stored !== null && 'base' in stored && 'form' in stored;
