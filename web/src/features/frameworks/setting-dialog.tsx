import Alert from '@cloudscape-design/components/alert';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import Toggle from '@cloudscape-design/components/toggle';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aheadProblem } from '#domain/day.ts';
import type { ListedFramework } from '#domain/frameworks/framework-coverage.ts';
import { displayName, fullName } from '#domain/people/person.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { optional, problemOf } from '#domain/rules.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { useToday } from '#web/components/today.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { frameworkQueries } from './queries.ts';

const aDay = optional('typed_day', 10);

/** Possible owners: the user, the current owner and, for administrators, up to 100 active users. */
const useOwners = ({ owner }: ListedFramework['setting']) => {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const { data = [] } = useQuery({
    queryKey: ['frameworks', 'owners'],
    enabled: isAdministrator(user.roles),
    queryFn: async ({ signal }) =>
      (await api('GET /access/users', { query: { status: ['active'], limit: 100 }, signal })).users,
  });
  const me = { id: user.id, name: t('frameworkSetting.me', { name: fullName(user) }) };
  const others = data.map((one) => ({ id: one.id, name: displayName(one) }));
  // The first options keep their positions while the others load, to prevent a wrong selection.
  const first = [me, ...(owner && owner.id !== me.id ? [owner] : [])];
  const known = [...first, ...others.filter(({ id }) => !first.some((one) => one.id === id))];
  return [
    { value: '', label: t('frameworkSetting.nobody') },
    ...known.map(({ id, name }) => ({ value: id, label: name })),
  ];
};

type SettingDialogProps = { framework: Pick<ListedFramework, 'id' | 'name' | 'setting'>; onClose: () => void };

/** Form for a framework's activation, owner and target date. */
const SettingDialog = ({ framework: { id, name, setting }, onClose }: SettingDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const owners = useOwners(setting);
  const [enabled, setEnabled] = useState(setting.enabled);
  const [owner, setOwner] = useState(setting.owner?.id ?? '');
  const [target, setTarget] = useState(setting.target_date ?? '');
  const errorText = useErrorText();
  const today = useToday();
  const isNew = target !== '' && target !== setting.target_date;
  const wrong = isNew ? (problemOf(aDay, target) ?? aheadProblem(target, today)) : undefined;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('PUT /frameworks/{id}/setting', {
        params: { id },
        query: { enabled: enabled ? 'true' : 'false', owner, target_date: target },
        version: setting.version,
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: frameworkQueries.all.queryKey });
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('frameworkSetting.title', { framework: name })}
      submit={t('frameworkSetting.save')}
      busy={isPending}
      onSubmit={() => !wrong && mutate()}
      onClose={onClose}
    >
      {error && <Alert type="error">{changeFailed(t, t('frameworkSetting.failed'), error)}</Alert>}
      <div>{t('frameworkSetting.text')}</div>
      <Toggle checked={enabled} onChange={({ detail }) => setEnabled(detail.checked)}>
        {t('frameworkSetting.enabled')}
      </Toggle>
      <FormField label={t('frameworkSetting.owner')} stretch>
        <Select
          options={owners}
          filteringType={owners.length > 10 ? 'auto' : 'none'}
          selectedOption={owners.find(({ value }) => value === owner) ?? null}
          onChange={({ detail }) => setOwner(detail.selectedOption.value ?? '')}
        />
      </FormField>
      <FormField label={t('frameworkSetting.target')} errorText={wrong && errorText(wrong)} stretch>
        <DayInput value={target} from="today" onChange={setTarget} />
      </FormField>
    </DialogForm>
  );
};

export default SettingDialog;
