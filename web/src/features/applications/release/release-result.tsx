import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReleaseCheck } from '#domain/bom/release-check.ts';
import type { ReleaseReason, ReleaseWarning } from '#domain/bom/release-reasons.ts';
import { modelName } from '#domain/models/name.ts';
import { NOUNS } from '#domain/nouns.ts';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { applicationPath, testsPath } from '#web/routing/application-path.ts';
import { modelPath } from '#web/routing/paths.ts';
import { approvalPath, ofApplication } from '#web/routing/subject-path.ts';

type Finding = ReleaseCheck['reasons'][number] | ReleaseCheck['warnings'][number];
type Place = 'approval' | 'tests' | 'details' | 'models';

/** The page where a finding is resolved. The other findings link to none. */
const PLACES: Partial<Record<ReleaseReason | ReleaseWarning, Place>> = {
  not_approved: 'approval',
  changed: 'approval',
  approval_over: 'approval',
  condition_overdue: 'approval',
  open_conditions: 'approval',
  adverse_impact: 'tests',
  renamed: 'approval',
  unregistered: 'models',
  not_named: 'details',
  model_absent: 'details',
};

const pathOf: Record<Place, (id: string) => string> = {
  approval: (id) => approvalPath(ofApplication(id)),
  tests: testsPath,
  details: applicationPath,
  models: () => NOUNS.models.page,
};

type FindingsProps = { of: 'reasons' | 'warnings'; findings: readonly Finding[]; application: string };

const Findings = ({ of, findings, application }: FindingsProps) => {
  const { t, i18n } = useTranslation();
  const say = t as (key: string, params: Record<string, string>) => string; // each code has the parameters of its text
  const textOf = ({ code, params }: Finding) => {
    const { day, ...others } = params;
    return say(`release.${of}.${code}`, { ...others, ...(day && { day: formatDate(day, i18n.language) }) });
  };
  return (
    <ul className="list-names typed">
      {findings.map((one) => {
        const place = PLACES[one.code];
        return (
          <li key={`${one.code} ${one.ref} ${one.params.model}`}>
            {textOf(one)} {place && <RouterLink to={pathOf[place](application)}>{t(`release.to.${place}`)}</RouterLink>}
          </li>
        );
      })}
    </ul>
  );
};

type PartsProps = { parts: readonly { ref: string; name: string; version: string; model_id?: string | null }[] };

const Parts = ({ parts }: PartsProps) => {
  const { t } = useTranslation();
  if (parts.length === 0) return <>{t('release.none')}</>;
  const names = parts.map(({ name, version, model_id }): { text: string; shown: ReactNode } => {
    const text = modelName({ name, model_version: version });
    return { text, shown: model_id ? <RouterLink to={modelPath(model_id)}>{text}</RouterLink> : text };
  });
  return (
    <ul className="list-names typed">
      {names.map(({ text, shown }, index) => (
        <li key={`${text} ${parts[index]?.ref}`}>{shown}</li>
      ))}
    </ul>
  );
};

/** The answer, why, and what was read in the file. */
export const ReleaseResult = ({ check }: { check: ReleaseCheck }) => {
  const { t } = useTranslation();
  const { verdict, application, reasons, warnings, build } = check;
  return (
    <SpaceBetween size="l">
      <div role="status">
        <Alert type={verdict === 'allow' ? 'success' : 'error'} header={t(`release.verdicts.${verdict}`)}>
          {reasons.length > 0 ? (
            <Findings of="reasons" findings={reasons} application={application.id} />
          ) : (
            t('release.allowed')
          )}
        </Alert>
      </div>
      {warnings.length > 0 && (
        <Alert type="warning" header={t('release.noticed')}>
          <Findings of="warnings" findings={warnings} application={application.id} />
        </Alert>
      )}
      <Container header={<Header variant="h2">{t('release.build')}</Header>}>
        <SpaceBetween size="m">
          <KeyValuePairs
            columns={2}
            items={[
              { label: t('release.models'), value: <Parts parts={build.models} /> },
              { label: t('release.dataSets'), value: <Parts parts={build.data_sets} /> },
              { label: t('release.format'), value: `${build.format} ${build.spec_version}` },
              { label: t('release.components'), value: t('release.count', { count: build.components }) },
            ]}
          />
          <Box color="text-body-secondary">
            <span className="typed">{t('release.sha256', { sha256: build.sha256 })}</span>
          </Box>
        </SpaceBetween>
      </Container>
    </SpaceBetween>
  );
};
