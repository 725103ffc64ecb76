/** Keeps a draft on the device until the server has it. */

/** A draft as it is kept on this device until the server has it; `sent` are the forms whose saving was never answered. */
export type DeviceDraft<Form> = { readonly base: Form; readonly form: Form; readonly sent?: readonly Form[] };

/** The copy of one draft on this device; null removes it. */
export type DeviceCopy<Form> = { readonly read: () => DeviceDraft<Form> | null; readonly write: (draft: DeviceDraft<Form> | null) => void };

/** The copy of a draft under a key of the browser's storage. What stands there was written by this product, maybe by an older one. */
export const deviceCopy = <Form>(key: string): DeviceCopy<Form> => copyIn(() => localStorage, key);

/** The same in the storage of the tab, which is emptied when the tab is closed. */
export const tabCopy = <Form>(key: string): DeviceCopy<Form> => copyIn(() => sessionStorage, key);

const copyIn = <Form>(storage: () => Storage, key: string): DeviceCopy<Form> => ({
  read: () => {
    const stored = tryStorage((): unknown => JSON.parse(storage().getItem(key) ?? 'null'));
    return isDeviceDraft<Form>(stored) ? stored : null;
  },
  write: (draft) => {
    tryStorage(() => (draft ? storage().setItem(key, JSON.stringify(draft)) : storage().removeItem(key)));
  },
});

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
