import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the element named by the hash of the address and focuses it, once it exists. */
export const usePlaceInAddress = (isThere = true) => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = isThere && hash && key && document.getElementById(hash.slice(1));
    if (!place) return;
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  }, [isThere, hash, key]);
};
