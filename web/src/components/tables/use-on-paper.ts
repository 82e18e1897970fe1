import { useSyncExternalStore } from 'react';

const print = window.matchMedia('print');

/** Between these two the browser draws for paper; a preview is told of by the medium alone. */
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

/** Whether what is drawn is for paper, where nothing can be opened or paged through. */
export const useOnPaper = () => useSyncExternalStore(subscribe, () => isPrinting || print.matches);
