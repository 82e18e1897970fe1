import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { Approval } from '#domain/approval/approval.ts';
import { Tier } from '#web/components/applications/application-values.tsx';
import { useRiskCounts, useRiskName } from '#web/components/applications/risks.ts';
import { Panel, Words } from '#web/components/detail/panel.tsx';
import { useModelWords } from '#web/components/models/use-model-words.ts';
import { AskedPart } from '#web/components/page/asked-part.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { Trace } from '#web/components/questions/trace.tsx';
import { OwnQuestionsShown, useQuestionWords } from '#web/components/questions/use-question-words.ts';
import { VendorName } from '#web/components/vendors/vendor-name.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { applicationPath, intakePath, risksPath } from '#web/routing/application-path.ts';
import { ControlsCounted, Coverage } from './covered.tsx';

const OwnAnswers = lazyPart(() => import('#web/components/questions/own-answers.tsx'));

type AboutItProps = { application: Application; approval: Approval };

const Reason = ({ application, approval: { result } }: AboutItProps) => {
  const { t } = useTranslation();
  const words = useQuestionWords();
  const because = result?.because.filter(({ values }) => values.length > 0) ?? [];
  return (
    <SpaceBetween size="xs">
      <Tier application={application} />
      {because.length > 0 && (
        <ul className="question-list">
          {because.map(({ question, values }) => (
            <li key={question}>
              {words.text(question)} <b>{words.answer(question, values)}</b>
            </li>
          ))}
        </ul>
      )}
      {result && (
        <ExpandableSection headerText={t('approval.about.trace')}>
          <Trace result={result} />
        </ExpandableSection>
      )}
      <RouterLink to={intakePath(application.id)}>{t('approval.about.toIntake')}</RouterLink>
    </SpaceBetween>
  );
};

/** Residual risks that need attention. */
const Risks = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const riskName = useRiskName();
  const asked = useQuery(applicationQueries.details(id));
  const counts = useRiskCounts();
  return (
    <SpaceBetween size="xs">
      <AskedPart failed={t('approval.about.risksFailed')} asked={asked}>
        {({ risks }) => {
          const high = risks.filter(({ residual, provisional }) => residual === 'high' && !provisional);
          return (
            <>
              <div>{counts(risks)}</div>
              {high.map(({ key }) => riskName(key)).join(', ')}
            </>
          );
        }}
      </AskedPart>
      <RouterLink to={risksPath(id)}>{t('applications.overview.allRisks')}</RouterLink>
    </SpaceBetween>
  );
};

/** The facts that an approver needs, in one panel. */
export const AboutIt = ({ application, approval }: AboutItProps) => {
  const { t } = useTranslation();
  const { word } = useModelWords(application.foundation_models.length > 0);
  const { purpose, description, owner, vendor_id, foundation_models: models, model_type } = application;
  const own = approval.company_questions;
  const built = [...(model_type ? [t(`applications.modelTypes.${model_type}`)] : []), ...models.map(word)].join(', ');
  const panel = (
    <Panel
      title={t('approval.about.title')}
      actions={<RouterLink to={applicationPath(application.id)}>{t('approval.about.toDetails')}</RouterLink>}
      columns={2}
      items={[
        { label: t('applications.fields.purpose'), value: <Words>{purpose}</Words> },
        { label: t('approval.about.tier'), value: <Reason {...{ application, approval }} /> },
        { label: t('applications.fields.description'), value: <Words>{description}</Words> },
        {
          label: t('applications.detail.technology'),
          value: (
            <>
              <VendorName id={vendor_id} />
              {built && <Box color="text-body-secondary">{built}</Box>}
            </>
          ),
        },
        { label: t('applications.fields.owner'), value: <Words>{owner}</Words> },
        { label: t('applications.overview.risks'), value: <Risks id={application.id} /> },
        { label: t('approval.about.coverage'), value: <Coverage id={application.id} /> },
        { label: t('approval.about.controls'), value: <ControlsCounted id={application.id} /> },
        {
          label: t('applications.fields.development_status'),
          value: t(`applications.developmentStatuses.${application.development_status}`),
        },
      ]}
    />
  );
  if (!own) return panel;
  return (
    <OwnQuestionsShown value={own.questions}>
      <SpaceBetween size="l">
        {panel}
        <Suspense>
          <OwnAnswers given={own} />
        </Suspense>
      </SpaceBetween>
    </OwnQuestionsShown>
  );
};
