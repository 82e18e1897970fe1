/** The names of pages whose path contains only an id. */
import { type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { useWords } from '#web/components/use-words.ts';
import { clientQueries } from '#web/features/api-access/queries.ts';
import { controlQueries } from '#web/features/applications/controls/queries.ts';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { viewerQueries } from '#web/features/document-viewer/queries.ts';
import { exportQuery } from '#web/features/exports/queries.ts';
import { frameworkQueries } from '#web/features/frameworks/queries.ts';
import { modelQueries } from '#web/features/models/queries.ts';
import { userQueries } from '#web/features/people/queries.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { vendorQueries } from '#web/features/vendors/queries.ts';
import { webhookQueries } from '#web/features/webhooks/queries.ts';

/** The query of each page's entity, by path. */
const ONE = {
  '/api-access/webhooks/:id': webhookQueries.one,
  '/api-access/:id': clientQueries.one,
  '/application-groups/:id': resourceGroupQueries.one,
  '/application-testing/results/llm/:id': viewerQueries.document,
  '/application-testing/:page/:id': applicationQueries.one,
  '/applications/detail/:id': applicationQueries.one,
  '/applications/overview/:id': applicationQueries.one,
  '/models/detail/:id': modelQueries.named,
  '/vendors/detail/:id': vendorQueries.one,
  '/exports/:id': exportQuery,
  '/frameworks/:id': frameworkQueries.one,
  '/manage-users/:id': userQueries.one,
};

/** A page of a child entity with a name of its own. */
const PART = '/applications/detail/:id/controls/:controlKey';

const usePartName = (pathname: string) => {
  const inWords = useWords();
  const { id = '', controlKey = '' } = matchPath(PART, pathname)?.params ?? {};
  const { data } = useQuery({ ...controlQueries.one(id, controlKey), enabled: false });
  return data && inWords(data.title);
};

type Named = { name: string; application?: { id: string; name: string } };

/** Reads the data that the page itself has requested, and sends no request. */
export const usePageNaming = (pathname: string) => {
  const named = Object.entries(ONE).flatMap(([path, one]) => {
    const id = matchPath({ path, end: false }, pathname)?.params.id;
    const query = one as (id: string) => UseQueryOptions<Named, Error, Named, string[]>; // all queries have this type
    return id === undefined ? [] : [{ ...query(id), enabled: false }];
  });
  const { name, application } = useQueries({ queries: named })[0]?.data ?? {};
  return { pageName: name, partName: usePartName(pathname), application };
};
