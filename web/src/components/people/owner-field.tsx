import Autosuggest, { type AutosuggestProps } from '@cloudscape-design/components/autosuggest';
import { useTranslation } from 'react-i18next';
import { displayName } from '#domain/people/person.ts';
import { hasWords, wordsOf } from '#domain/text/name.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { useOfferedPeople } from './use-offered-people.ts';

type OwnerFieldProps = { value: string; onChange: (owner: string) => void };

/** Suggests people by name and also accepts free text, which is offered only if no person matches. */
const Owner = ({ value, onChange, ...offered }: OwnerFieldProps & Omit<AutosuggestProps, 'value' | 'onChange'>) => {
  const { t } = useTranslation();
  return (
    <Autosuggest
      {...offered}
      hideEnteredTextOption={(offered.options?.length ?? 0) > 0}
      value={value}
      enteredTextLabel={(name) => t('applications.form.typedOwner', { name })}
      onChange={({ detail }) => onChange(detail.value)}
    />
  );
};

const OfThing = ({ subject, ...props }: OwnerFieldProps & { subject: SubjectOf }) => {
  const { people, field } = useOfferedPeople(subject, []);
  const words = wordsOf(props.value);
  const offered = people.filter(({ name, email }) => hasWords(`${name} ${email}`, words));
  return (
    <Owner {...props} {...field} options={offered.map(({ name, email }) => ({ value: name, description: email }))} />
  );
};

/** The access scope of a new entity is unknown, so only the user is suggested. */
const OfNew = (props: OwnerFieldProps) => {
  const me = useCurrentUser();
  return <Owner {...props} options={[{ value: displayName(me), description: me.email }]} />;
};

export const OwnerField = ({ subject, ...props }: OwnerFieldProps & { subject: SubjectOf | undefined }) =>
  subject === undefined ? <OfNew {...props} /> : <OfThing subject={subject} {...props} />;
