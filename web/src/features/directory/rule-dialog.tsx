import Alert from '@cloudscape-design/components/alert';
import Autosuggest from '@cloudscape-design/components/autosuggest';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleDraft, ShownDirectory, ShownRule } from '#contract/people/directory.ts';
import { directoryRuleRules as rules, sameGroup } from '#domain/directory/rule.ts';
import { ROLES } from '#domain/enumerations.ts';
import { api } from '#web/api/client.ts';
import { type Saving, save } from '#web/api/saving.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import type { Errors } from '#web/components/form/form-kind.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { RoleGroupsField } from '#web/components/roles/role-groups-field.tsx';
import { Concerned } from './concerned.tsx';
import { useApplied, useRuleFailure } from './use-rule-outcome.ts';

const draftOf = (rule: ShownRule | undefined): RuleDraft => ({
  directory_group: rule?.directory_group ?? '',
  role: rule?.role ?? 'ApplicationReviewer',
  resource_groups: rule?.resource_groups.map(({ id }) => id) ?? [],
});

const check = ({ resource_groups }: RuleDraft): Errors | undefined =>
  resource_groups.length === 0 ? { resource_groups: { code: 'groups_required', params: {} } } : undefined;

const send = (body: RuleDraft, saved: ShownRule | undefined, idempotencyKey: string) =>
  saved
    ? api('PUT /access/directory/rules/{id}', { params: { id: saved.id }, body, idempotencyKey })
    : api('POST /access/directory/rules', { body, idempotencyKey });

type RuleDialogProps = Pick<ShownDirectory, 'groups'> & {
  /** The rule to change; a new rule if undefined. */
  rule?: ShownRule;
  onClose: () => void;
};

/** Maps a directory group to a role and its application groups, and shows the people it affects. */
export const RuleDialog = ({ rule, groups, onClose }: RuleDialogProps) => {
  const { t } = useTranslation();
  const form = useForm<RuleDraft>(rules, draftOf(rule), check);
  const [saving, setSaving] = useState<Saving<RuleDraft, ShownRule>>({ ...(rule && { saved: rule }) });
  const applied = useApplied();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => save(form.draft, saving, send, setSaving),
    onSuccess: async ({ saved }) => {
      await applied(Math.max(saved.members, rule?.members ?? 0));
      onClose();
    },
    onError: form.refuse,
  });
  const failure = useRuleFailure(Object.keys(form.errors).length > 0 ? null : error);
  const { directory_group, role, resource_groups } = form.draft;
  const typed = sameGroup(directory_group);
  return (
    <DialogForm
      title={t(rule ? 'directory.rule.editTitle' : 'directory.rule.addTitle')}
      submit={t(rule ? 'actions.save' : 'directory.rules.add')}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {failure && <Alert type="error">{failure}</Alert>}
      <Field
        rule={rules.directory_group}
        look={{
          label: t('directory.rules.fields.directory_group'),
          hint: t('directory.rule.groupHint'),
          input: () => (
            <Autosuggest
              value={directory_group}
              options={groups.map(({ name, members }) => ({
                value: name,
                description: t('directory.connection.count', { count: members }),
              }))}
              enteredTextLabel={(name) => t('directory.rule.typed', { name })}
              ariaRequired
              onChange={({ detail }) => form.change('directory_group', detail.value)}
            />
          ),
        }}
        value={directory_group}
        error={form.errors.directory_group}
        onChange={(value) => form.change('directory_group', value)}
      />
      {typed !== '' && <Concerned id={groups.find(({ name }) => sameGroup(name) === typed)?.id} />}
      <Field
        rule={rules.role}
        look={{
          label: t('directory.rules.fields.role'),
          choices: Object.fromEntries(
            ROLES.map((one) => [one, { label: t(`roles.names.${one}`), description: t(`roles.hints.${one}`) }]),
          ),
          isAsked: true,
        }}
        value={role}
        error={form.errors.role}
        onChange={(value) => form.change('role', value)}
      />
      {role === 'Administrator' && <Alert type="warning">{t('directory.rule.administrator')}</Alert>}
      <Field
        rule={rules.resource_groups}
        look={{
          label: t('directory.rules.fields.resource_groups'),
          isAsked: true,
          input: () => (
            <RoleGroupsField
              role={role}
              chosen={resource_groups}
              none={t('groups.field.choose')}
              onChange={(ids) => form.change('resource_groups', ids)}
            />
          ),
        }}
        value={resource_groups}
        error={form.errors.resource_groups}
        onChange={(value) => form.change('resource_groups', value)}
      />
    </DialogForm>
  );
};
