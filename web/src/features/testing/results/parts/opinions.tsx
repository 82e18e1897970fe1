import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BiasTest } from '#domain/tests/test.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { type Opinion, OpinionDialog } from './opinion-dialog.tsx';

/** Opinions on a result, newest first. They never change it. */
export const Opinions = ({ test }: { test: BiasTest }) => {
  const { t, i18n } = useTranslation();
  const [wording, setSaying] = useState<Opinion>();
  const isViewing = useViewing() !== undefined;
  const me = useCurrentUser();
  const may = (step: 'accept' | 'contest') => !isViewing && test.possible.includes(step);
  const isOwn = may('contest') && !may('accept') && test.created_by.id === me.id;
  return (
    <Container
      header={
        <Header
          variant="h2"
          {...(isOwn && { description: t('testResults.opinions.ownWork') })}
          actions={
            <SpaceBetween direction="horizontal" size="xs">
              {may('contest') && (
                <Button onClick={() => setSaying('contested')}>{t('testResults.opinions.contest')}</Button>
              )}
              {may('accept') && (
                <Button onClick={() => setSaying('accepted')}>{t('testResults.opinions.accept')}</Button>
              )}
            </SpaceBetween>
          }
        >
          {t('testResults.opinions.title')}
        </Header>
      }
    >
      {test.opinions.length === 0 ? (
        <Box color="text-body-secondary">{t('testResults.opinions.none')}</Box>
      ) : (
        <SpaceBetween size="m">
          {test.opinions.toReversed().map(({ opinion, comment, at, by }) => (
            <div key={`${at} ${by.id}`}>
              <StatusIndicator type={opinion === 'accepted' ? 'success' : 'warning'}>
                {t(`testResults.opinions.${opinion}`)}
              </StatusIndicator>{' '}
              <Box variant="span" color="text-body-secondary">
                {t('testResults.opinions.by', { who: by.name, when: formatMoment(at, i18n.language) })}
              </Box>
              <div className="prose">{comment}</div>
            </div>
          ))}
        </SpaceBetween>
      )}
      {wording && <OpinionDialog test={test} opinion={wording} onClose={() => setSaying(undefined)} />}
    </Container>
  );
};
