import { lazy, Suspense } from 'react';
import { StartFailed } from './start-failed.tsx';
import { Waiting } from './waiting.tsx';

/** Where even the error page cannot be loaded, there is no connection. */
const ErrorPage = lazy(() =>
  import('#web/features/pages/error-page.tsx').then(
    (page) => ({ default: page.ErrorPage }),
    () => ({ default: StartFailed }),
  ),
);

export const AnyError = () => (
  <Suspense fallback={<Waiting />}>
    <ErrorPage />
  </Suspense>
);
