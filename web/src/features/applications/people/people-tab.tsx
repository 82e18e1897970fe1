import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { PERSON_ROLES } from '#domain/applications/people.ts';
import { usePrintPage, useShown } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { peopleQueries } from './queries.ts';
import { RolePeople } from './role-people.tsx';
import { WhoCanSee } from './who-can-see.tsx';
import './people.css';

/** Role assignments of an application, and everyone else who can see it. */
export const PeopleTab = () => {
  const { t } = useTranslation();
  const { entity, mayEdit } = useShown<Application>();
  const showAll = usePrintPage();
  const { data, error, refetch } = useQuery(peopleQueries.of(entity.id));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('applicationPeople.failed')} error={error} onRetry={() => void refetch()} />;
  }
  const { people, missing, typed_owner } = data;
  return (
    <SpaceBetween size="l">
      <Container header={<Header variant="h2">{t('applicationPeople.title')}</Header>}>
        <SpaceBetween size="m">
          {missing.length > 0 && (
            <Alert type="warning">
              {t('applicationPeople.missing', {
                tier: t(`risk.tiers.${entity.risk_tier}.label`),
                roles: missing.map((role) => t(`applications.personRoles.${role}`)).join(', '),
              })}
            </Alert>
          )}
          {typed_owner !== null && <Alert type="info">{t('applicationPeople.typed', { name: typed_owner })}</Alert>}
          <dl className="app-people">
            {PERSON_ROLES.map((role) => (
              <RolePeople
                key={role}
                application={entity.id}
                role={role}
                people={people.filter((one) => one.role === role)}
                isMissing={missing.includes(role)}
                mayEdit={mayEdit}
              />
            ))}
          </dl>
        </SpaceBetween>
      </Container>
      <WhoCanSee application={entity.id} isWhole={showAll} />
    </SpaceBetween>
  );
};
