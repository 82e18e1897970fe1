import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { TierOverride } from '#domain/override/override.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { useClosed } from '#web/components/detail/shown.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { overrideQueries, renew } from './override-queries.ts';

const AskForTier = lazyPart(() => import('./ask-for-tier.tsx'));
const DecideOnTier = lazyPart(() => import('./decide-on-tier.tsx'));

const OverrideText = ({ override }: { override: TierOverride }) => {
  const { t, i18n } = useTranslation();
  const { state, tier, instead_of, until, by, reason, requested_at, decided } = override;
  return (
    <div>
      <b>{t(`intake.override.states.${state}`)}</b>
      <div>
        {t('intake.override.said', {
          tier: t(`risk.tiers.${tier}.label`),
          insteadOf: t(`risk.tiers.${instead_of}.label`),
          until: formatDate(until, i18n.language),
        })}
      </div>
      <blockquote className="prose">{reason}</blockquote>
      <Box color="text-body-secondary" fontSize="body-s">
        {t('intake.override.askedBy', { who: by.name, when: formatMoment(requested_at, i18n.language) })}
      </Box>
      {decided && (
        <Box color="text-body-secondary" fontSize="body-s">
          {t('intake.override.decidedBy', {
            who: decided.by.name,
            when: formatMoment(decided.at, i18n.language),
            reason: decided.reason,
          })}
        </Box>
      )}
    </div>
  );
};

type TierOverridesProps = { application: Application; mayEdit: boolean };

/** The current or requested tier override, and the actions that the user may take. */
export const TierOverrides = ({ application, mayEdit }: TierOverridesProps) => {
  const { t } = useTranslation();
  const { id, risk_tier, tier, resource_groups } = application;
  const { id: me, roles } = useCurrentUser();
  const isClosed = useClosed();
  const mayDecide = !isClosed && reaches(reach(roles, permissions.decideApprovals), resource_groups);
  const { data } = useQuery(overrideQueries.of(id));
  const [open, setOpen] = useState<'ask' | 'decide'>();
  const client = useQueryClient();
  const { mutate: withdraw, isPending } = useMutation({
    mutationFn: (override: string) =>
      api('POST /applications/{id}/tier-overrides/{override}/withdrawal', { params: { id, override } }),
    onError: (error) =>
      snackbar.show({
        type: 'error',
        message: changeFailed(t, t('intake.override.failed'), error),
      }),
    onSettled: () => renew(id, client),
  });
  if (!tier || !data) return null;
  const pending = data.find(({ state }) => state === 'requested');
  const inForce = data.find(({ state }) => state === 'accepted');
  const earlier = data.filter((one) => one !== pending && one !== inForce);
  const byAnswers = tier.override?.instead_of ?? risk_tier;
  const isTheirs = (override: TierOverride) => override.by.id === me;

  return (
    <div id="tier-override">
      <Container header={<Header variant="h2">{t('intake.override.title')}</Header>}>
        <SpaceBetween size="m">
          {!pending && !inForce && (
            <div>{t(byAnswers === 'prohibited' ? 'intake.override.prohibited' : 'intake.override.none')}</div>
          )}
          {pending && <OverrideText override={pending} />}
          {pending && !isClosed && isTheirs(pending) && (
            <Button loading={isPending} onClick={() => withdraw(pending.id)}>
              {t('intake.override.takeBack')}
            </Button>
          )}
          {pending && mayDecide && !isTheirs(pending) && (
            <Button variant="primary" onClick={() => setOpen('decide')}>
              {t('intake.override.decide')}
            </Button>
          )}
          {inForce && <OverrideText override={inForce} />}
          {inForce && !isClosed && (isTheirs(inForce) || mayDecide) && (
            <Button loading={isPending} onClick={() => withdraw(inForce.id)}>
              {t('intake.override.end')}
            </Button>
          )}
          {mayEdit && !pending && byAnswers !== 'prohibited' && (
            <Button onClick={() => setOpen('ask')}>{t('intake.override.ask')}</Button>
          )}
          {earlier.length > 0 && (
            <ExpandableSection headerText={t('intake.override.earlier', { count: earlier.length })}>
              <SpaceBetween size="m">
                {earlier.map((override) => (
                  <OverrideText key={override.id} override={override} />
                ))}
              </SpaceBetween>
            </ExpandableSection>
          )}
        </SpaceBetween>
      </Container>
      <Suspense>
        {open === 'ask' && <AskForTier application={id} byAnswers={byAnswers} onClose={() => setOpen(undefined)} />}
        {open === 'decide' && pending && (
          <DecideOnTier application={id} override={pending} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </div>
  );
};
