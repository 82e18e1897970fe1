import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ShownDirectory } from '#contract/people/directory.ts';
import { MOST_TOKENS } from '#domain/directory/rule.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useOwnEnd } from '#web/components/roles/use-own-end.ts';
import { NewSecret } from '#web/components/secret/new-secret.tsx';
import { useNewSecret } from '#web/components/secret/new-secrets.ts';
import { Connection } from './connection.tsx';
import { directoryQueries } from './queries.ts';
import { RulesTable } from './rules-table.tsx';
import { useMakeToken } from './use-make-token.ts';

/** Rules and the directory give roles without an end. */
const LASTING = [{ ends_on: null }];

type NotConnectedProps = { refusal: string | undefined; isMaking: boolean; onMake: () => void };

const NotConnected = ({ refusal, isMaking, onMake }: NotConnectedProps) => {
  const { t } = useTranslation();
  return (
    <Container>
      <Box textAlign="center" padding={{ vertical: 'xxl' }}>
        <SpaceBetween size="s" alignItems="center">
          <Box variant="h2" fontSize="heading-s" padding="n">
            {t('directory.none')}
          </Box>
          <Box color="text-body-secondary">{t('directory.noneText')}</Box>
          <Button
            variant="primary"
            loading={isMaking}
            onClick={onMake}
            {...(refusal !== undefined && { disabled: true, disabledReason: refusal })}
          >
            {t('directory.tokens.make')}
          </Button>
        </SpaceBetween>
      </Box>
    </Container>
  );
};

/** Shows the new token as long as it has not been revoked. */
const NewToken = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  return (
    <NewSecret
      id={id}
      title={t('directory.newToken.title')}
      text={t('directory.newToken.text')}
      leaveText={t('directory.newToken.leaveText')}
      shown={(token) => [{ label: t('directory.tokens.token'), text: token, copy: t('directory.newToken.copy') }]}
    />
  );
};

const Connected = ({ directory }: { directory: ShownDirectory }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMakeToken();
  const { tokens, rules, people, groups } = directory;
  const newest = tokens.at(-1)?.id ?? '';
  const { secret } = useNewSecret(newest);
  const day = useOwnEnd(LASTING);
  const refusal = day && t('directory.ownEnd', { day });
  const full =
    secret !== undefined
      ? t('directory.tokens.keepFirst')
      : tokens.length >= MOST_TOKENS
        ? t('directory.tokens.two')
        : undefined;
  const make = () => mutate();
  if (tokens.length + rules.length + people === 0)
    return <NotConnected refusal={refusal} isMaking={isPending} onMake={make} />;
  return (
    <SpaceBetween size="l">
      <NewToken id={newest} />
      <Connection {...directory} full={refusal ?? full} isMaking={isPending} onMake={make} />
      <RulesTable rules={rules} groups={groups} refusal={refusal} />
    </SpaceBetween>
  );
};

export const DirectoryPage = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(directoryQueries.all());
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('directory.title')}</PageTitle>
      <Header variant="h1" description={t('directory.description')}>
        {t('directory.title')}
      </Header>
      {data ? (
        <Connected directory={data} />
      ) : error ? (
        <LoadFailed what={t('directory.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner size="large" />
      )}
    </SpaceBetween>
  );
};
