import { useEffect, useState } from 'react';
import { accountBefore } from '#web/auth/session.ts';
import { loadPart } from '#web/parts.ts';

/** True if the user of the expired session left unsaved input on this device. The input is not revealed. */
export const useKeptDrafts = () => {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    const look = async () => {
      const owner = accountBefore();
      if (owner === null) return;
      const { hasDrafts } = await loadPart(() => import('#web/drafts/vault.ts'));
      setIsKept(await hasDrafts(owner));
    };
    look().catch((error: unknown) => console.warn('What is kept on this device could not be looked up.', error));
  }, []);
  return isKept;
};
