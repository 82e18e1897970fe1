/** What pages call themselves where their path holds only an id. */
import { useQuery } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { applicationQueries } from '#web/features/applications/queries.ts';

const APPLICATION = '/applications/detail/:applicationId';

/** Reads what the page itself has asked for, without asking again. */
export const usePageName = (pathname: string) => {
  const id = matchPath(APPLICATION, pathname)?.params.applicationId;
  const { data } = useQuery({ ...applicationQueries.one(id ?? ''), enabled: false });
  return id === undefined ? undefined : data?.name;
};
