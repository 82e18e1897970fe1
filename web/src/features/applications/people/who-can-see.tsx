import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import Table from '@cloudscape-design/components/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#domain/enumerations.ts';
import { displayName } from '#domain/people/person.ts';
import { useGroupName } from '#web/components/groups/use-group-name.ts';
import { TextFilter } from '#web/components/list/filters/text-filter.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { useUntil } from '#web/components/roles/use-until.ts';
import { ofApplication } from '#web/routing/subject-path.ts';
import { peopleQueries, type Sought, WHOLE_PART } from './queries.ts';

/** Everyone who can see an application, with the roles that allow it; the print view loads all pages. */
export const WhoCanSee = ({ application, isWhole }: { application: string; isWhole: boolean }) => {
  const { t } = useTranslation();
  const groupName = useGroupName();
  const until = useUntil();
  const [sought, setSought] = useState<Sought>({ text: '', role: [] });
  const query = useInfiniteQuery(
    peopleQueries.whoCanSee(ofApplication(application), sought, isWhole ? WHOLE_PART : undefined),
  );
  const { data, error, refetch, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = query;
  // The page count is a dependency, so the next page loads even if no render happened in between.
  const endsAt = isWhole && hasNextPage && !isFetching && !error ? data?.pages.length : undefined;
  useEffect(() => {
    if (endsAt !== undefined) void fetchNextPage();
  }, [endsAt, fetchNextPage]);
  const all = { value: '', label: t('applicationPeople.anyRole') };
  const options = [all, ...ROLES.map((role) => ({ value: role, label: t(`roles.names.${role}`) }))];

  if (error && !data)
    return <LoadFailed what={t('applicationPeople.seeFailed')} error={error} onRetry={() => void refetch()} />;
  const users = data?.pages.flatMap((page) => page.users) ?? [];
  return (
    <Table
      ariaLabels={{ tableLabel: t('applicationPeople.see') }}
      header={
        <Header variant="h2" description={t('applicationPeople.seeText')} counter={data && `(${data.pages[0]?.total})`}>
          {t('applicationPeople.see')}
        </Header>
      }
      filter={
        !isWhole && (
          <div className="app-people-filter not-on-paper">
            <TextFilter
              label={t('applicationPeople.find')}
              value={sought.text}
              onChange={(text) => setSought({ ...sought, text })}
            />
            <Select
              ariaLabel={t('applicationPeople.role')}
              options={options}
              selectedOption={options.find(({ value }) => value === sought.role[0]) ?? all}
              onChange={({ detail }) =>
                setSought({ ...sought, role: ROLES.filter((role) => role === detail.selectedOption.value) })
              }
            />
          </div>
        )
      }
      items={users}
      trackBy="id"
      wrapLines
      loading={!data}
      loadingText={t('actions.loading')}
      empty={t('applications.form.nobodyFound')}
      columnDefinitions={[
        {
          id: 'name',
          header: t('applicationPeople.person'),
          isRowHeader: true,
          cell: (user) => (
            <>
              {displayName(user)}
              <Box color="text-body-secondary" fontSize="body-s">
                {user.email}
              </Box>
            </>
          ),
        },
        {
          id: 'roles',
          header: t('applicationPeople.role'),
          cell: ({ roles }) => (
            <ul className="app-people-roles">
              {roles.map(({ name, resource_group, ends_on }, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: of groups that are not told there may be several
                <li key={n}>
                  {until(
                    resource_group
                      ? t('roles.heldIn', { role: t(`roles.names.${name}`), group: groupName(resource_group) })
                      : t(`roles.names.${name}`),
                    ends_on,
                  )}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
      footer={
        hasNextPage && (
          <Box textAlign="center">
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('applicationPeople.more')}
            </Button>
          </Box>
        )
      }
    />
  );
};
