import { useEffect, useEffectEvent } from 'react';
import { uploads, useUploads } from '#web/components/upload/uploads.ts';
import type { Chosen } from './table.ts';
import { uploadedTables } from './uploaded-tables.ts';

/** Calls back for each new upload as soon as its document exists. */
export const useUploaded = (application: string, onUploaded: (chosen: Chosen, isNewest: boolean) => void) => {
  const report = useEffectEvent(onUploaded);
  useEffect(() => {
    const reported = new Set(uploads.list().map(({ id }) => id));
    return uploads.subscribe(() => {
      for (const { chosen, isNewest } of uploadedTables(uploads.list(), application, reported))
        report(chosen, isNewest);
    });
  }, [application]);
};

/** True if the chosen document was uploaded here and failed its check. */
export const useRefused = (application: string, chosen: Chosen | undefined) =>
  useUploads(application).some(
    ({ state, document }) =>
      state === 'error' && document?.id === chosen?.id && document?.versions.at(-1)?.number === chosen?.version,
  );
