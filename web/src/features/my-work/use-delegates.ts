import { useQueries } from '@tanstack/react-query';
import { isUnderWay } from '#web/api/under-way.ts';
import { delegatesQuery, type WorkItem } from './queries.ts';

/** With more kinds of items, the API refuses the others when they are delegated. */
const LOOKED_AT = 10;

/** One item for each kind of task and object, because the people depend on both. */
const different = (items: readonly WorkItem[]) => [
  ...new Map(items.map((item) => [`${item.kind} ${item.thing.id}`, item])).values(),
];

/** The people to whom all items can be delegated. */
export const useDelegates = (items: readonly WorkItem[], text: string) =>
  useQueries({
    queries: different(items)
      .slice(0, LOOKED_AT)
      .map(({ id }) => delegatesQuery(id, text)),
    combine: (found) => {
      const [first = [], ...others] = found.map(({ data }) => data?.people ?? []);
      const isLoading = found.some((query) => isUnderWay(query) && !query.data);
      return {
        people: first.filter(({ id }) => others.every((people) => people.some((person) => person.id === id))),
        state: found.some(({ isError }) => isError)
          ? ('error' as const)
          : isLoading
            ? ('loading' as const)
            : ('finished' as const),
      };
    },
  });
