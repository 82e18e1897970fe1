import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Until then, the page that is being left may still be here. */
const STAYED = 1_000;

/**
 * Which watch is on, the first or a later one. The timer lets go of its tab before the tab unloads, whether that then
 * happens or not: a page that stays, because somebody has unsaved work, or that comes back is watched anew. One that is
 * gone must not be waited for by the other tabs.
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
