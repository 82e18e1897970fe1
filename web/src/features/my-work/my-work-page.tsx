import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toBeDone, WORK_GROUPS, workGroup } from '#domain/work/words.ts';
import { KeysHelp } from '#web/components/keyboard/keys-help.tsx';
import { useListKeys } from '#web/components/list/use-list-keys.ts';
import { formatDate } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useToday } from '#web/components/today.ts';
import { languageShown } from '#web/i18n/index.ts';
import { type Work, workQuery } from './queries.ts';
import { useDone } from './use-done.ts';
import { useDoneKey } from './use-done-key.ts';
import { WorkRow } from './work-row.tsx';
import { useWorkWords } from './work-words.ts';
import './my-work.css';

const KEYS = [
  ['j', 'next'],
  ['k', 'before'],
  ['Enter', 'open'],
  ['e', 'done'],
  ['?', 'help'],
] as const;

/** The next item that becomes visible, by start date. */
const Next = ({ work, today }: { work: Work; today: string }) => {
  const { t } = useTranslation();
  const { subject } = useWorkWords();
  const [next] = work.items
    .filter(({ from }) => from !== null && from > today)
    .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
  if (!next?.from) return t('work.nothingNext');
  return t('work.next', {
    what: subject(next),
    name: next.thing.name,
    day: formatDate(next.from, languageShown()),
  });
};

const Groups = ({ work }: { work: Work }) => {
  const { t } = useTranslation();
  const today = useToday();
  const done = useDone();
  const box = useListKeys();
  useDoneKey(box);
  return (
    <div ref={box}>
      <SpaceBetween size="l">
        {toBeDone(work.items, today).length === 0 && (
          <Container>
            <Box textAlign="center" padding="l">
              <Box variant="h2">{t('work.nothing')}</Box>
              <Box color="text-body-secondary">
                <Next work={work} today={today} />
              </Box>
            </Box>
          </Container>
        )}
        {WORK_GROUPS.map((group) => {
          const items = work.items.filter((one) => workGroup(one, today) === group);
          return (
            items.length > 0 && (
              <Container
                key={group}
                header={
                  <Header variant="h2" counter={`(${items.length})`} description={t(`work.groups.${group}.about`)}>
                    {t(`work.groups.${group}.title`)}
                  </Header>
                }
              >
                <ul className="work-items" aria-label={t(`work.groups.${group}.title`)}>
                  {items.map((item) => (
                    <WorkRow key={item.id} item={item} today={today} done={done} />
                  ))}
                </ul>
              </Container>
            )
          );
        })}
        {work.more && <Box color="text-body-secondary">{t('work.more')}</Box>}
      </SpaceBetween>
      <span className="work-keys not-on-paper">
        <Box fontSize="body-s" color="text-body-secondary">
          {t('work.keysLine')}
        </Box>
        <KeysHelp
          title={t('list.keys.title')}
          keys={KEYS.map(([key, does]) => [key, does === 'done' ? t('work.keyDone') : t(`list.keys.${does}`)])}
        />
      </span>
    </div>
  );
};

export const MyWorkPage = () => {
  const { t } = useTranslation();
  const today = useToday();
  const { data, error, refetch } = useQuery({ ...workQuery, refetchOnMount: 'always' });
  if (!data)
    return error ? (
      <LoadFailed isPage what={t('work.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );
  return (
    <>
      <PageTitle>{t('work.title')}</PageTitle>
      <SpaceBetween size="l">
        <Header
          variant="h1"
          counter={`(${toBeDone(data.items, today).length}${data.more ? '+' : ''})`}
          description={t('work.about')}
        >
          {t('work.title')}
        </Header>
        <Groups work={data} />
      </SpaceBetween>
    </>
  );
};
