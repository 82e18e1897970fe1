import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { PartGone } from '#web/parts.ts';
import { ErrorPage } from './error-page.tsx';
import { Waiting } from './waiting.tsx';

/** What was last begun anew, so that a release that is itself broken says so, and does not begin for ever. */
const BEGUN_ANEW = 'plumbline.begun-anew';

/** Each release has its own script. */
const releaseHere = () =>
  `${document.querySelector<HTMLScriptElement>('script[type="module"]')?.src} ${window.location.href}`;

const BeginAnew = () => {
  useEffect(() => {
    sessionStorage.setItem(BEGUN_ANEW, releaseHere());
    window.location.reload();
  }, []);
  return <Waiting />;
};

/** Where a newer release has taken a part away, the same address has it again. */
export const AnyError = () => {
  const error = useRouteError();
  const [isOutdated] = useState(
    () => error instanceof PartGone && sessionStorage.getItem(BEGUN_ANEW) !== releaseHere(),
  );
  return isOutdated ? <BeginAnew /> : <ErrorPage error={error} />;
};
