import { type ComponentType, useEffect, useState } from 'react';
import { loadWaysIn } from '#web/auth/sign-in.ts';
import { loadPart } from '#web/parts.ts';

type Loaded = { Entering: ComponentType } | { error: unknown };

/**
 * Preloads the modules for after sign-in while the user types; failures are retried on use. Does not use `lazy()`,
 * whose fallback stays for a third of a second even if the module is loaded earlier.
 */
export const useEntering = (isNeeded: boolean): ComponentType | undefined => {
  const [loaded, setLoaded] = useState<Loaded>();
  const isMissing = loaded === undefined;

  useEffect(() => void loadWaysIn().catch(() => {}), []);
  useEffect(() => {
    if (!isMissing) return;
    void loadPart(() => import('#web/app/signed-in-routes.ts')).catch(() => {});
    loadPart(() => import('./entering.tsx')).then(setLoaded, (error: unknown) => {
      if (isNeeded) setLoaded({ error });
    });
  }, [isMissing, isNeeded]);

  if (loaded === undefined) return undefined;
  if ('error' in loaded) throw loaded.error;
  return loaded.Entering;
};
