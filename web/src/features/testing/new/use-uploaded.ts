import { useEffect, useEffectEvent } from 'react';
import { uploads } from '#web/components/upload/uploads.ts';
import { useUploads } from '#web/components/upload/use-uploads.ts';
import type { Chosen } from './table.ts';

const formatOf = (name: string) => (/\.xlsx$/i.test(name) ? 'xlsx' : 'csv');

/** Tells of each table that is uploaded from now on, as soon as there is a document of it. */
export const useUploaded = (application: string, onUploaded: (chosen: Chosen) => void) => {
  const tell = useEffectEvent(onUploaded);
  useEffect(() => {
    const told = new Set(uploads.list().map(({ id }) => id));
    return uploads.subscribe(() => {
      for (const { id, document, file, subject } of uploads.list()) {
        const version = document?.versions.at(-1);
        if (subject.id !== application || !document || !version || told.has(id) || !/\.(?:csv|xlsx)$/i.test(file.name))
          continue;
        told.add(id);
        tell({ id: document.id, version: version.number, name: document.name, format: formatOf(file.name) });
      }
    });
  }, [application]);
};

/** Whether what was uploaded here and chosen did not become a document that can be tested. */
export const useRefused = (application: string, chosen: Chosen | undefined) =>
  useUploads(application).some(
    ({ state, document }) =>
      state === 'error' && document?.id === chosen?.id && document?.versions.at(-1)?.number === chosen?.version,
  );
