import { useSyncExternalStore } from 'react';

const print = window.matchMedia('print');

/** Browsers print between these two events; a print preview changes only the media query. */
let isPrinting = false;

const subscribe = (listener: () => void) => {
  const begin = () => {
    isPrinting = true;
    listener();
  };
  const end = () => {
    isPrinting = false;
    listener();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  print.addEventListener('change', listener);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    print.removeEventListener('change', listener);
  };
};

/** Whether the page is rendered for print, where nothing can be expanded or paged. */
export const useOnPaper = () => useSyncExternalStore(subscribe, () => isPrinting || print.matches);
