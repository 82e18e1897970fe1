import { useSyncExternalStore } from 'react';
import { uploads } from './uploads.ts';

/** Those of one application, or all there are. */
export const useUploads = (application?: string) =>
  useSyncExternalStore(uploads.subscribe, uploads.list).filter(
    (item) => application === undefined || item.application === application,
  );
