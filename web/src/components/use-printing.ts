import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being put on paper, where nothing can be opened: what is folded is whole there. */
export const usePrinting = () => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    window.addEventListener('beforeprint', () => flushSync(() => setIsPrinting(true)), end);
    window.addEventListener('afterprint', () => setIsPrinting(false), end);
    return () => end.abort();
  }, []);
  return isPrinting;
};
