import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import { DESCRIPTORS, type DescriptorKey } from '#domain/risks/descriptors.ts';
import type { ApplicationRisk } from '#domain/risks/risk.ts';
import { useMayJudge } from '#web/components/applications/risks.ts';
import { Panel } from '#web/components/detail/panel.tsx';
import { usePrintPage, useShown } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { usePlaceInAddress } from '#web/components/page/use-place-in-address.ts';
import { addressOfQuestion } from '#web/components/questions/question-address.ts';
import { intakePath, placeOfRisk } from '#web/routing/application-path.ts';
import { TierReason } from '../overview/tier-reason.tsx';
import { Matrix } from './matrix.tsx';
import { OwnRisks } from './own-risks.tsx';
import { riskQueries } from './queries.ts';
import { RiskView } from './risk-view.tsx';
import './risks.css';

const applies = ({ inherent, own }: ApplicationRisk) =>
  inherent !== 'not_applicable' || (own !== null && own.level !== 'not_applicable');

/** The risk named in the URL hash. */
const soughtIn = (hash: string) => DESCRIPTORS.map(({ key }) => key).filter((key) => hash === `#${placeOfRisk(key)}`);

/** Risks of an application with their levels and mitigations; print expands everything. */
export const RisksTab = () => {
  const { t } = useTranslation();
  const { entity: application, mayEdit } = useShown<Application>();
  const showAll = usePrintPage();
  const { id, risk_tier } = application;
  const mayJudge = useMayJudge(application);
  const { hash } = useLocation();
  const [opened, setOpened] = useState<readonly DescriptorKey[]>(() => soughtIn(hash));
  const { data, error, refetch } = useQuery(riskQueries.of(id));
  usePlaceInAddress(data !== undefined);
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('risks.failed')} error={error} onRetry={() => void refetch()} />;
  }
  const { risks, answered } = data;
  const toggle = (key: DescriptorKey, isOpen: boolean) =>
    setOpened((before) => [...before.filter((one) => one !== key), ...(isOpen ? [key] : [])]);
  const goTo = (key: DescriptorKey) => {
    flushSync(() => toggle(key, true));
    const place = document.getElementById(placeOfRisk(key));
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  const view = (risk: ApplicationRisk) => (
    <RiskView
      key={risk.key}
      application={id}
      risk={risk}
      addressOf={(question) => `${intakePath(id)}${addressOfQuestion(question)}`}
      mayJudge={mayJudge}
      isWhole={showAll}
      isOpen={opened.includes(risk.key)}
      onToggle={(isOpen) => toggle(risk.key, isOpen)}
    />
  );
  const others = risks.filter((risk) => !applies(risk));
  return (
    <SpaceBetween size="l">
      <Panel
        title={t('risks.tier.title')}
        columns={3}
        items={[
          { label: t('applications.fields.risk_tier'), value: <TierReason {...{ application, mayEdit }} /> },
          { label: t('risks.tier.meaning'), value: t(`risk.tiers.${risk_tier}.detailMetrics`) },
          { label: t('risks.tier.demands'), value: t(`risk.tiers.${risk_tier}.outcomes`) },
        ]}
      />
      {answered === 0 ? (
        <Alert type="info">
          {t('risks.nothing')} <RouterLink to={intakePath(id)}>{t('risks.toIntake')}</RouterLink>
        </Alert>
      ) : (
        <SpaceBetween size="l">
          <Matrix risks={risks} onOpen={goTo} />
          <Container header={<Header variant="h2">{t('risks.list.title')}</Header>}>
            {risks.filter(applies).map(view)}
            {others.length > 0 && (
              <ExpandableSection
                headerText={t('risks.list.notApplicable', { count: others.length })}
                defaultExpanded={others.some(({ key }) => opened.includes(key))}
              >
                {others.map(view)}
              </ExpandableSection>
            )}
          </Container>
        </SpaceBetween>
      )}
      <OwnRisks application={application} mayEdit={mayEdit} />
    </SpaceBetween>
  );
};
