import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What the address names on a page has the focus, as soon as it is there. */
export const usePlaceInAddress = (isThere = true) => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = isThere && hash && key && document.getElementById(hash.slice(1));
    if (!place) return;
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  }, [isThere, hash, key]);
};
