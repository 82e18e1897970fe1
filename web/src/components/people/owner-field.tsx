import Autosuggest, { type AutosuggestProps } from '@cloudscape-design/components/autosuggest';
import { useTranslation } from 'react-i18next';
import { displayName } from '#domain/people/person.ts';
import { hasWords, wordsOf } from '#domain/text/name.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { useOfferedPeople } from './use-offered-people.ts';

type OwnerFieldProps = { value: string; onChange: (owner: string) => void };

type OwnerProps = OwnerFieldProps & { people: readonly { name: string; email: string }[] } & Omit<
    AutosuggestProps,
    'value' | 'options' | 'onChange'
  >;

/** Suggests people by name and also accepts free text, which is offered only if no person matches. */
const Owner = ({ value, people, onChange, ...field }: OwnerProps) => {
  const { t } = useTranslation();
  const words = wordsOf(value);
  const matching = people.filter(({ name, email }) => hasWords(`${name} ${email}`, words));
  return (
    <Autosuggest
      {...field}
      options={matching.map(({ name, email }) => ({ value: name, description: email }))}
      hideEnteredTextOption={matching.length > 0}
      value={value}
      enteredTextLabel={(name) => t('applications.form.typedOwner', { name })}
      onChange={({ detail }) => onChange(detail.value)}
    />
  );
};

const OfSubject = ({ subject, ...props }: OwnerFieldProps & { subject: SubjectOf }) => {
  const { people, field } = useOfferedPeople(subject);
  return <Owner {...props} {...field} people={people} />;
};

/** The access scope of a new entity is unknown, so only the user is suggested. */
const OfNew = (props: OwnerFieldProps) => {
  const me = useCurrentUser();
  return <Owner {...props} people={[{ name: displayName(me), email: me.email }]} />;
};

export const OwnerField = ({ subject, ...props }: OwnerFieldProps & { subject: SubjectOf | undefined }) =>
  subject === undefined ? <OfNew {...props} /> : <OfSubject subject={subject} {...props} />;
