import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** If the page still exists after this time (ms), the user stayed. */
const STAYED = 1_000;

/**
 * Number of the current watch. The timer releases its tab on `beforeunload`, even if the page then stays because of
 * unsaved work, or returns from the back-forward cache: a new number restarts the watch. Other tabs must not wait for a
 * closed tab.
 */
export const useWatchNumber = () => {
  const [number, setNumber] = useState<number | undefined>(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const again = () => setNumber((last = 0) => last + 1);
    const mayLeave = () => {
      timer = setTimeout(again, STAYED);
    };
    const leave = () => {
      clearTimeout(timer);
      flushSync(() => setNumber(undefined));
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && again();
    window.addEventListener('beforeunload', mayLeave);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeunload', mayLeave);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
  return number;
};
