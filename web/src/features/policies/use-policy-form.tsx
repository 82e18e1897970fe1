import Multiselect from '@cloudscape-design/components/multiselect';
import Textarea from '@cloudscape-design/components/textarea';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#domain/enumerations.ts';
import type { Policy, PolicyDraft } from '#domain/policies/policy.ts';
import { policyRules } from '#domain/policies/rules.ts';
import { api } from '#web/api/client.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import type { FormKind } from '#web/components/form/form-kind.ts';
import { OwnerField } from '#web/components/people/owner-field.tsx';
import { policyQueries } from './queries.ts';
import { useAudience } from './use-audience.ts';

/** `saved` is the policy to change. */
export const usePolicyForm = (saved?: Policy): FormKind<PolicyDraft, Policy> => {
  const { t } = useTranslation();
  const audience = useAudience();
  const label = (field: keyof PolicyDraft) => ({ label: t(`policies.fields.${field}`) });
  const roles = ROLES.map((role) => ({ value: role, label: t(`roles.names.${role}`) }));
  const next = saved?.published ? { hint: t('policies.form.nextHint') } : {};
  return {
    name: 'policy',
    rules: policyRules,
    fields: {
      name: { ...label('name'), ...next },
      kind: {
        ...label('kind'),
        hint: t('policies.form.kindHint'),
        choices: t('policies.kinds', { returnObjects: true }),
      },
      purpose: { ...label('purpose'), ...next },
      owner: {
        ...label('owner'),
        hint: t('policies.form.ownerHint'),
        input: ({ value, onChange }) => <OwnerField subject={undefined} value={value} onChange={onChange} />,
      },
      audience_roles: {
        ...label('audience_roles'),
        hint: t('policies.form.audienceHint'),
        input: ({ value, onChange }) => (
          <Multiselect
            options={roles}
            selectedOptions={roles.filter((role) => value.includes(role.value))}
            placeholder={t('policies.everyone')}
            onChange={({ detail }) =>
              onChange(ROLES.filter((role) => detail.selectedOptions.some(({ value: chosen }) => chosen === role)))
            }
          />
        ),
        words: audience,
      },
      acknowledgement: {
        ...label('acknowledgement'),
        choices: t('policies.acknowledgements', { returnObjects: true }),
      },
      due_days: {
        ...label('due_days'),
        hint: t('policies.form.dueHint'),
        choices: t('policies.dueDays', { returnObjects: true }),
      },
      review_months: {
        ...label('review_months'),
        hint: t('policies.form.reviewHint'),
        choices: { '': t('policies.form.noReview'), ...t('policies.reviewMonths', { returnObjects: true }) },
      },
      review_on: {
        ...label('review_on'),
        input: ({ value, onChange }) => <DayInput value={value} onChange={onChange} />,
      },
      text: {
        ...label('text'),
        hint: t('policies.form.textHint'),
        ...next,
        input: ({ value, onChange }) => (
          <Textarea rows={14} value={value} onChange={({ detail }) => onChange(detail.value)} />
        ),
      },
      link: { ...label('link'), hint: t('policies.form.linkHint') },
    },
    sections: [
      { title: t('policies.form.content'), fields: ['name', 'purpose', 'text', 'link'] },
      { title: t('policies.form.about'), fields: ['kind', 'owner'] },
      { title: t('policies.form.audience'), fields: ['audience_roles', ['acknowledgement', 'due_days']] },
      { title: t('policies.form.review'), fields: [['review_months', 'review_on']] },
    ],
    saved: t('policies.form.saved'),
    failed: t('policies.form.failed'),
    send: (body, before, idempotencyKey) =>
      before
        ? api('PUT /policies/{id}', { params: { id: before.id }, body, version: before.version, idempotencyKey })
        : api('POST /policies', { body, idempotencyKey }),
    one: policyQueries.one,
    lists: policyQueries.lists,
  };
};
