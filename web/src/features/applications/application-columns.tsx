import type { TFunction } from 'i18next';
import type { ApplicationSummary } from '#domain/applications/application.ts';
import { DUE_STATES } from '#domain/assessments/words.ts';
import { BIAS_VERDICTS } from '#domain/bias/words.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, DEVELOPMENT_STATUSES, MODEL_TYPES } from '#domain/enumerations.ts';
import { WAITING_FOR } from '#domain/waiting.ts';
import { Approval, NextDue, Tier } from '#web/components/applications/application-values.tsx';
import { type Column, labelled, several } from '#web/components/list/columns/column.ts';
import { Day, formatDate, formatDay } from '#web/components/moment.tsx';

export const applicationColumns = (t: TFunction, language: string): Column<ApplicationSummary>[] => [
  { id: 'name', header: t('applications.fields.name'), text: ({ name }) => name },
  {
    id: 'risk_tier',
    header: t('applications.fields.risk_tier'),
    ...several(({ risk_tier, tier }: ApplicationSummary) => [
      t(`risk.tiers.${risk_tier}.label`),
      ...(tier?.provisional ? [t('risk.provisional')] : []),
    ]),
    labels: {
      ...labelled(APPLICATION_TIERS, (tier) => t(`risk.tiers.${tier}.label`)),
      provisional: t('risk.provisional'),
    },
    cell: (application) => <Tier application={application} />,
    width: 124,
    onPhone: true,
  },
  {
    id: 'development_status',
    header: t('applications.fields.development_status'),
    text: ({ development_status }) => t(`applications.developmentStatuses.${development_status}`),
    labels: labelled(DEVELOPMENT_STATUSES, (status) => t(`applications.developmentStatuses.${status}`)),
    width: 152,
  },
  {
    id: 'approval_status',
    header: t('applications.fields.approval_status'),
    ...several(({ approval_status, changed_since_approval }: ApplicationSummary) => [
      t(`applications.approvalStatuses.${approval_status}`),
      ...(changed_since_approval ? [t('applications.changedSinceApproval')] : []),
    ]),
    labels: {
      ...labelled(APPROVAL_STATUSES, (status) => t(`applications.approvalStatuses.${status}`)),
      changed_since_approval: t('applications.changedSinceApproval'),
    },
    cell: (application) => <Approval application={application} />,
    width: 155,
  },
  {
    id: 'next_due',
    header: t('applications.fields.next_due'),
    text: ({ next_due, due_state }) =>
      next_due === null
        ? ''
        : [
            formatDate(next_due, language),
            ...(due_state === 'overdue' ? [t('applications.dueStates.overdue')] : []),
          ].join(', '),
    inFile: ({ next_due }) => next_due ?? '',
    cell: (application) => <NextDue application={application} />,
    width: 140,
  },
  { id: 'owner', header: t('applications.fields.owner'), text: ({ owner }) => owner, width: 140 },
  {
    id: 'updated_at',
    header: t('applications.fields.updated'),
    text: ({ updated_at }) => formatDay(updated_at, language),
    inFile: ({ updated_at }) => new Date(updated_at),
    cell: ({ updated_at }) => <Day at={updated_at} />,
    width: 146,
  },
  {
    id: 'department',
    header: t('applications.fields.department'),
    text: ({ department }) => department,
    width: 165,
  },
  {
    id: 'model_type',
    header: t('applications.fields.model_type'),
    text: ({ model_type }) => (model_type ? t(`applications.modelTypes.${model_type}`) : ''),
    labels: labelled(MODEL_TYPES, (type) => t(`applications.modelTypes.${type}`)),
    width: 150,
  },
  {
    id: 'due_state',
    header: t('applications.fields.due_state'),
    text: ({ due_state }) => (due_state ? t(`applications.dueStates.${due_state}`) : ''),
    labels: labelled(DUE_STATES, (state) => t(`applications.dueStates.${state}`)),
    width: 150,
  },
  {
    id: 'conditions',
    header: t('applications.fields.conditions'),
    text: ({ open_conditions }) => (open_conditions > 0 ? t('applications.conditions.open') : ''),
    labels: { open: t('applications.conditions.open') },
    width: 140,
  },
  {
    id: 'decision',
    header: t('applications.fields.decision'),
    text: ({ decided }) => (decided ? t('applications.decisions.by_people') : ''),
    labels: { by_people: t('applications.decisions.by_people') },
    width: 130,
  },
  {
    id: 'bias_verdict',
    header: t('applications.fields.bias_verdict'),
    text: ({ bias_verdict }) => (bias_verdict ? t(`bias.verdicts.${bias_verdict}`) : ''),
    labels: labelled(BIAS_VERDICTS, (verdict) => t(`bias.verdicts.${verdict}`)),
    width: 170,
  },
  {
    id: 'waiting_for',
    header: t('applications.fields.waiting_for'),
    ...several(({ waiting_for }: ApplicationSummary) => waiting_for.map((who) => t(`applications.waitingFor.${who}`))),
    labels: labelled(WAITING_FOR, (who) => t(`applications.waitingFor.${who}`)),
    width: 120,
  },
];
