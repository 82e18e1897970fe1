import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workPath } from '#domain/work/path.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWorkWords } from '#web/components/use-work-words.ts';
import { memberQuery, mostOverdueFirst, type TeamMember, teamQuery } from './queries.ts';

/** How many people with overdue tasks are expanded at first. */
const EXPANDED = 3;

type MemberProps = { member: TeamMember; today: string; isExpanded: boolean };

const Member = ({ member, today, isExpanded }: MemberProps) => {
  const { t } = useTranslation();
  const { named, dueOn } = useWorkWords();
  const [isAll, setIsAll] = useState(false);
  const { data: whole, error, isFetching, refetch } = useQuery({ ...memberQuery(member.id), enabled: isAll });
  const { name, open, overdue, is_capped, items } = whole ?? member;
  return (
    <ExpandableSection
      variant="container"
      headerText={name}
      headerCounter={`(${open}${is_capped ? '+' : ''})`}
      headerInfo={overdue > 0 && <Badge color="red">{t('work.team.overdue', { count: overdue })}</Badge>}
      defaultExpanded={isExpanded}
    >
      <ul className="work-items" aria-label={name}>
        {items.map((item) => {
          const { id, due } = item;
          return (
            <li key={id} className="work-item">
              <div className="work-what">
                <RouterLink to={workPath(item)}>{named(item)}</RouterLink>
              </div>
              <div className="work-when">
                {due !== null &&
                  (due < today ? (
                    <Badge color="red">{dueOn(due, today)}</Badge>
                  ) : (
                    <Box fontSize="body-s">{dueOn(due, today)}</Box>
                  ))}
              </div>
            </li>
          );
        })}
      </ul>
      {error && <LoadFailed what={t('work.team.failed')} error={error} onRetry={() => void refetch()} />}
      {open > items.length && (
        <Button variant="inline-link" loading={isFetching} onClick={() => setIsAll(true)}>
          {t('work.team.all', { count: open, name })}
        </Button>
      )}
    </ExpandableSection>
  );
};

/** The open tasks of the people in the reader's groups, those with the most overdue tasks first. */
export const TeamWork = ({ today }: { today: string }) => {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(teamQuery);
  if (!data)
    return error ? (
      <LoadFailed what={t('work.team.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );
  const people = mostOverdueFirst(data);
  return (
    <SpaceBetween size="m">
      {people.length === 0 && (
        <Container>
          <Box textAlign="center" padding="l" variant="h2">
            {t('work.team.nothing')}
          </Box>
        </Container>
      )}
      {people.map((member, at) => (
        <Member key={member.id} member={member} today={today} isExpanded={member.overdue > 0 && at < EXPANDED} />
      ))}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('work.team.more')}
        </Button>
      )}
    </SpaceBetween>
  );
};
