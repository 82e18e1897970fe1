import Autosuggest, { type AutosuggestProps } from '@cloudscape-design/components/autosuggest';
import { useTranslation } from 'react-i18next';
import { hasWords, wordsOf } from '#domain/name.ts';
import { fullName } from '#domain/people/person.ts';
import { useOfferedPeople } from '#web/components/people/use-offered-people.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { ofApplication } from '#web/routing/subject-path.ts';

type OwnerFieldProps = { value: string; onChange: (owner: string) => void };

/** People are offered by their names; whatever else is typed is kept as it is. */
const Owner = ({ value, onChange, ...offered }: OwnerFieldProps & Omit<AutosuggestProps, 'value' | 'onChange'>) => {
  const { t } = useTranslation();
  return (
    <Autosuggest
      {...offered}
      value={value}
      enteredTextLabel={(name) => t('applications.form.typedOwner', { name })}
      onChange={({ detail }) => onChange(detail.value)}
    />
  );
};

const OfApplication = ({ id, ...props }: OwnerFieldProps & { id: string }) => {
  const { people, field } = useOfferedPeople(ofApplication(id), []);
  const words = wordsOf(props.value);
  const offered = people.filter(({ name, email }) => hasWords(`${name} ${email}`, words));
  return (
    <Owner {...props} {...field} options={offered.map(({ name, email }) => ({ value: name, description: email }))} />
  );
};

/** Who can see what is not there yet is not known, but for whoever makes it. */
const OfNew = (props: OwnerFieldProps) => {
  const me = useCurrentUser();
  return <Owner {...props} options={[{ value: fullName(me) || me.email, description: me.email }]} />;
};

export const OwnerField = ({ id, ...props }: OwnerFieldProps & { id: string | undefined }) =>
  id === undefined ? <OfNew {...props} /> : <OfApplication id={id} {...props} />;
