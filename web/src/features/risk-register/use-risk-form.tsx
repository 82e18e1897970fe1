import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permissions, reach } from '#domain/permissions.ts';
import type { Risk, RiskDraft } from '#domain/register/risk.ts';
import { ratingProblems, riskRules } from '#domain/register/rules.ts';
import { api } from '#web/api/client.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import type { Errors, FormField, FormKind, SectionInput } from '#web/components/form/form-kind.ts';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { OwnerField } from '#web/components/people/owner-field.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { ofApplication } from '#web/routing/subject-path.ts';
import { ApplicationField } from './application-field.tsx';
import { DraftLevels } from './draft-levels.tsx';
import { registerQueries } from './queries.ts';

const ControlsField = lazyPart(() => import('./controls-field.tsx'));
const LibraryField = lazyPart(() => import('./library-field.tsx'));

type Named = { id: string; name: string };

const REQUIRED = { code: 'required', params: {} } as const;

/** `saved` is the risk to change; a new one may begin with an application. */
export const useRiskForm = (saved?: Risk, begun?: Named): FormKind<RiskDraft, Risk> => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const [application, setApplication] = useState<Named | null>(saved?.application ?? begun ?? null);
  const mayAddForOrganization = reach(roles, permissions.editObjects) === 'ALL';
  const label = (field: keyof RiskDraft) => ({ label: t(`register.fields.${field}`) });
  const day = (field: 'due_on' | 'review_on'): FormField<string> => ({
    ...label(field),
    input: ({ value, onChange }) => <DayInput value={value} onChange={onChange} />,
  });
  const likelihoods = t('register.likelihoods', { returnObjects: true });
  const impacts = t('register.impacts', { returnObjects: true });
  const notRated = { '': t('register.form.notRated') };
  const check = (draft: RiskDraft): Errors | undefined => {
    const all: Errors = {
      ...(draft.application_id === null && !mayAddForOrganization && { application_id: REQUIRED }),
      ...ratingProblems(draft),
    };
    return Object.keys(all).length > 0 ? all : undefined;
  };
  return {
    name: 'risk',
    rules: riskRules,
    fields: {
      name: label('name'),
      application_id: {
        ...label('application_id'),
        hint: t('register.form.applicationHint'),
        isAsked: !mayAddForOrganization,
        input: ({ value, onChange }) => (
          <ApplicationField
            chosen={value === null ? null : { id: value, name: application?.id === value ? application.name : value }}
            onChange={(chosen) => {
              setApplication(chosen);
              onChange(chosen?.id ?? null);
            }}
          />
        ),
        words: (id) => (application?.id === id ? application.name : (id ?? t('register.organization'))),
      },
      category: {
        ...label('category'),
        choices: { '': t('register.form.noCategory'), ...t('register.categories', { returnObjects: true }) },
      },
      description: label('description'),
      library_id: label('library_id'),
      likelihood: { ...label('likelihood'), hint: t('register.form.likelihoodHint'), choices: likelihoods },
      impact: { ...label('impact'), hint: t('register.form.likelihoodHint'), choices: impacts },
      residual_likelihood: {
        ...label('residual_likelihood'),
        hint: t('register.form.residualHint'),
        choices: { ...notRated, ...likelihoods },
      },
      residual_impact: {
        ...label('residual_impact'),
        hint: t('register.form.residualHint'),
        choices: { ...notRated, ...impacts },
      },
      treatment: {
        ...label('treatment'),
        choices: { '': t('register.form.notDecided'), ...t('register.treatments', { returnObjects: true }) },
      },
      treatment_plan: label('treatment_plan'),
      controls: {
        ...label('controls'),
        input: ({ value, onChange }) => (
          <Suspense fallback={t('actions.loading')}>
            {application && <ControlsField application={application.id} chosen={value} onChange={onChange} />}
          </Suspense>
        ),
      },
      owner: {
        ...label('owner'),
        hint: t('register.form.ownerHint'),
        input: ({ value, onChange }) => (
          <OwnerField
            subject={application ? ofApplication(application.id) : undefined}
            value={value}
            onChange={onChange}
          />
        ),
      },
      due_on: day('due_on'),
      review_on: { ...day('review_on'), hint: t('register.form.reviewHint') },
    },
    sections: [
      ...(saved
        ? []
        : [
            {
              title: t('register.library.title'),
              fields: ['library_id'] as const,
              input: ({ draft, errors, onChange }: SectionInput) => (
                <Suspense fallback={<FormSkeleton />}>
                  <LibraryField draft={draft} error={errors.library_id} onChange={onChange} />
                </Suspense>
              ),
            },
          ]),
      {
        title: t('register.form.about'),
        fields: [...(saved ? [] : (['application_id'] as const)), 'name', 'category', 'description'],
      },
      { title: t('register.form.inherent'), fields: [['likelihood', 'impact']] },
      {
        title: t('register.form.residual'),
        fields: [
          'treatment',
          'treatment_plan',
          ...(application ? (['controls'] as const) : []),
          ['residual_likelihood', 'residual_impact'],
        ],
      },
      { title: t('register.form.responsibility'), fields: ['owner', ['due_on', 'review_on']] },
    ],
    saved: t('register.form.saved'),
    failed: t('register.form.failed'),
    check,
    follows: (draft) => <DraftLevels draft={draft} status={saved?.status} />,
    send: (body, before, idempotencyKey) =>
      before
        ? api('PUT /risks/{id}', { params: { id: before.id }, body, version: before.version, idempotencyKey })
        : // Only an application has controls.
          api('POST /risks', { body: body.application_id === null ? { ...body, controls: [] } : body, idempotencyKey }),
    one: registerQueries.one,
    lists: registerQueries.lists,
  };
};
