import { useSyncExternalStore } from 'react';
import { uploads } from './uploads.ts';

/** Those of one application or vendor, or all there are. */
export const useUploads = (id?: string) =>
  useSyncExternalStore(uploads.subscribe, uploads.list).filter((item) => id === undefined || item.subject.id === id);
