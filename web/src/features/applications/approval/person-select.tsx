import Select from '@cloudscape-design/components/select';
import { useTranslation } from 'react-i18next';
import { useOfferedPeople } from '#web/components/people/use-offered-people.ts';

type Person = { id: string; name: string };
type PersonSelectProps = { application: string; chosen: Person | null; onChange: (person: Person) => void };

/** Somebody who can see the application, found by name. */
export const PersonSelect = ({ application, chosen, onChange }: PersonSelectProps) => {
  const { t } = useTranslation();
  const { people, field } = useOfferedPeople(application, []);
  return (
    <Select
      {...field}
      filteringPlaceholder={t('approval.decide.findPerson')}
      filteringAriaLabel={t('approval.decide.findPerson')}
      options={people.map(({ id, name, email }) => ({ value: id, label: name, description: email }))}
      selectedOption={chosen && { value: chosen.id, label: chosen.name }}
      onChange={({ detail: { selectedOption } }) =>
        onChange({ id: selectedOption.value ?? '', name: selectedOption.label ?? '' })
      }
    />
  );
};
