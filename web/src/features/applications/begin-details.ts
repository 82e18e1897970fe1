import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '#web/app/query-client.ts';
import { applicationQueries } from './queries.ts';

/** Asks for them beside the application itself. What fails is said where it is shown. */
export const beginDetails = ({ params }: LoaderFunctionArgs) => {
  void queryClient.prefetchQuery(applicationQueries.details(params.applicationId ?? ''));
  return null;
};
