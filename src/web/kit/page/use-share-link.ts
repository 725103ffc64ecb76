import { useToast } from '../dialog/toasts.tsx';

/** What is said when the link is in the clipboard, and when the browser did not allow it. */
type ShareTexts = { readonly shared: string; readonly failed: string };

/** Copies the address of the page as it stands. */
export const useShareLink = ({ shared, failed }: ShareTexts): (() => void) => {
  const toast = useToast();
  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast.good(shared);
    } catch {
      toast.bad(failed);
    }
  };
  return () => void share();
};
