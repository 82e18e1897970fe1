import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { PartGone } from '#web/parts.ts';
import { ErrorPage } from './error-page.tsx';
import { Waiting } from './waiting.tsx';

/** The release that was last reloaded, so that a broken release shows its error and does not reload forever. */
const BEGUN_ANEW = 'plumbline.begun-anew';

/** Each release has its own script name. */
const releaseHere = () =>
  `${document.querySelector<HTMLScriptElement>('script[type="module"]')?.src} ${window.location.href}`;

const BeginAnew = () => {
  useEffect(() => {
    sessionStorage.setItem(BEGUN_ANEW, releaseHere());
    window.location.reload();
  }, []);
  return <Waiting />;
};

/** If a newer release has removed a chunk, reloads the page, which loads the new release. */
export const AnyError = () => {
  const error = useRouteError();
  const [isOutdated] = useState(
    () => error instanceof PartGone && sessionStorage.getItem(BEGUN_ANEW) !== releaseHere(),
  );
  return isOutdated ? <BeginAnew /> : <ErrorPage error={error} />;
};
