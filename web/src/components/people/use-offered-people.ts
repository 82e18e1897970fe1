import type { SelectProps } from '@cloudscape-design/components/select';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#domain/enumerations.ts';
import { displayName, fullName } from '#domain/people/person.ts';
import { permissions } from '#domain/permissions.ts';
import { hasWords, wordsOf } from '#domain/text/name.ts';
import { isUnderWay } from '#web/api/under-way.ts';
import { peopleQueries } from '#web/features/applications/people/queries.ts';
import type { PeopleOf } from '#web/routing/subject-path.ts';

type Load = { detail: { filteringText: string; firstPage: boolean; samePage: boolean } };

/**
/**
 * People with one of the roles in an application, a vendor or a model, for a field that searches as the user types and
 * loads more as they scroll.
 */
export const useOfferedPeople = (subject: PeopleOf, role: readonly Role[] = permissions.doAssignedWork) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const query = useInfiniteQuery(peopleQueries.whoCanSee(subject, { text, role }));
  const words = wordsOf(text);
  // Drops results of the previous search.
  const people = (query.data?.pages.flatMap(({ users }) => users) ?? []).filter((user) =>
    hasWords(`${fullName(user)} ${user.email}`, words),
  );
  const status = (): SelectProps['statusType'] => {
    if (query.isError) return 'error';
    if (isUnderWay(query)) return 'loading';
    return query.hasNextPage ? 'pending' : 'finished';
  };
  return {
    people: people.map((user) => ({ ...user, name: displayName(user) })),
    field: {
      filteringType: 'manual' as const,
      statusType: status(),
      loadingText: t('actions.loading'),
      errorText: t('applications.form.peopleFailed'),
      recoveryText: t('actions.retry'),
      empty: t('applications.form.nobodyFound'),
      onLoadItems: ({ detail: { filteringText, firstPage, samePage } }: Load) => {
        if (samePage) void query.refetch();
        else if (firstPage) setText(filteringText.trim());
        else if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
      },
    },
  };
};
