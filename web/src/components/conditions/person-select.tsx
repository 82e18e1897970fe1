import Select from '@cloudscape-design/components/select';
import { useTranslation } from 'react-i18next';
import { useOfferedPeople } from '#web/components/people/use-offered-people.ts';
import type { PeopleOf } from '#web/routing/subject-path.ts';

type Person = { id: string; name: string };
type PersonSelectProps = {
  subject: PeopleOf;
  chosen: Person | null;
  /** The text of the option for no one. */
  nobody?: string;
  onChange: (person: Person | null) => void;
};

/** Selects a person who can see the entity, by name. */
export const PersonSelect = ({ subject, chosen, nobody, onChange }: PersonSelectProps) => {
  const { t } = useTranslation();
  const { people, field } = useOfferedPeople(subject);
  const options = people.map(({ id, name, email }) => ({ value: id, label: name, description: email }));
  return (
    <Select
      {...field}
      filteringPlaceholder={t('form.findPerson')}
      filteringAriaLabel={t('form.findPerson')}
      {...(nobody && { placeholder: nobody })}
      options={nobody ? [{ value: '', label: nobody }, ...options] : options}
      selectedOption={chosen && { value: chosen.id, label: chosen.name }}
      onChange={({ detail: { selectedOption } }) =>
        onChange(selectedOption.value ? { id: selectedOption.value, name: selectedOption.label ?? '' } : null)
      }
    />
  );
};
