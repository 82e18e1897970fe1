import { type ComponentType, useEffect, useState } from 'react';
import { loadWaysIn } from '#web/auth/sign-in.ts';
import { loadPart } from '#web/parts.ts';

type Loaded = { Entering: ComponentType } | { error: unknown };

/**
 * While somebody types, what signing in takes is fetched. What fails then is tried again when it is needed. It is not
 * lazy(): what that shows meanwhile stays for a third of a second, however soon the rest is there.
 */
export const useEntering = (isNeeded: boolean): ComponentType | undefined => {
  const [loaded, setLoaded] = useState<Loaded>();
  const isMissing = loaded === undefined;

  useEffect(() => void loadWaysIn().catch(() => {}), []);
  useEffect(() => {
    if (!isMissing) return;
    loadPart(() => import('./entering.tsx')).then(setLoaded, (error: unknown) => {
      if (isNeeded) setLoaded({ error });
    });
  }, [isMissing, isNeeded]);

  if (loaded === undefined) return undefined;
  if ('error' in loaded) throw loaded.error;
  return loaded.Entering;
};
