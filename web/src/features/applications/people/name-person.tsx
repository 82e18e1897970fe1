import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NEEDED, type PersonRole } from '#domain/applications/people.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { useOfferedPeople } from '#web/components/people/use-offered-people.ts';
import { ofApplication } from '#web/routing/subject-path.ts';
import { usePeopleChanges } from './use-people-changes.ts';

type NamePersonProps = {
  application: string;
  role: PersonRole;
  /** Ids of people who already hold the role. */
  known: readonly string[];
  /** The person to replace. */
  instead?: { id: string; name: string } | undefined;
  onClose: () => void;
};

/** Selects among people who can see the application and may hold the role. */
export const NamePerson = ({ application, role, known, instead, onClose }: NamePersonProps) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const [isTried, setIsTried] = useState(false);
  const { people, field } = useOfferedPeople(ofApplication(application), NEEDED[role]);
  const { mutate, isPending, error, whyNot } = usePeopleChanges(application);
  const called = t(`applications.personRoles.${role}`);
  const missing = isTried && !chosen ? t('applicationPeople.choose') : undefined;
  return (
    <DialogForm
      title={t(instead ? 'applicationPeople.another' : 'applicationPeople.name', { role: called })}
      submit={t('applicationPeople.submit')}
      busy={isPending}
      onSubmit={() => {
        setIsTried(true);
        if (chosen) mutate({ role, named: chosen.value, gone: instead?.id }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      {instead && <div>{t('applicationPeople.instead', { name: instead.name, role: called })}</div>}
      <FormField
        label={t('applicationPeople.person')}
        description={t(`applicationPeople.hints.${role}`)}
        constraintText={t('applicationPeople.whoMay')}
        errorText={missing ?? (error && whyNot(error))}
        stretch
      >
        <Select
          {...field}
          placeholder={t('applicationPeople.choose')}
          filteringPlaceholder={t('applicationPeople.find')}
          filteringAriaLabel={t('applicationPeople.find')}
          options={people.map(({ id, name, email }) => ({
            ...{ value: id, label: name, description: email },
            disabled: known.includes(id),
          }))}
          selectedOption={chosen ?? null}
          onChange={({ detail: { selectedOption } }) =>
            setChosen({ value: selectedOption.value ?? '', label: selectedOption.label ?? '' })
          }
        />
      </FormField>
    </DialogForm>
  );
};
