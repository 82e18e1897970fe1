import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonRole } from '#domain/applications/people.ts';
import type { AssignedPerson } from '#domain/applications/role-assignments.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { NamePerson } from './name-person.tsx';
import { usePeopleChanges } from './use-people-changes.ts';

type PersonProps = { person: AssignedPerson; mayEdit: boolean; onAnother: () => void; onRemove: () => void };

const Person = ({ person: { name, email, role, standing }, mayEdit, onAnother, onRemove }: PersonProps) => {
  const { t } = useTranslation();
  const called = t(`applications.personRoles.${role}`);
  return (
    <li>
      <div className="app-person">
        <strong>{name}</strong>
        {email !== null && email !== name && (
          <Box color="text-body-secondary" fontSize="body-s">
            {email}
          </Box>
        )}
        {standing !== 'able' && (
          <StatusIndicator type="warning">{t(`applicationPeople.standings.${standing}`)}</StatusIndicator>
        )}
        {standing !== 'able' && mayEdit && (
          <Button
            variant="inline-link"
            ariaLabel={t('applicationPeople.anotherFor', { name, role: called })}
            onClick={onAnother}
          >
            {t('applicationPeople.nameAnother')}
          </Button>
        )}
      </div>
      {mayEdit && (
        <Button
          variant="icon"
          iconName="close"
          ariaLabel={t('applicationPeople.remove', { name, role: called })}
          onClick={onRemove}
        />
      )}
    </li>
  );
};

type RolePeopleProps = {
  application: string;
  role: PersonRole;
  people: readonly AssignedPerson[];
  isMissing: boolean;
  mayEdit: boolean;
};

export const RolePeople = ({ application, role, people, isMissing, mayEdit }: RolePeopleProps) => {
  const { t } = useTranslation();
  const [naming, setNaming] = useState<{ instead?: AssignedPerson }>();
  const { mutate, whyNot } = usePeopleChanges(application);
  const called = t(`applications.personRoles.${role}`);
  const remove = (gone: string) =>
    mutate({ role, gone }, { onError: (error) => snackbar.show({ type: 'error', message: whyNot(error) }) });
  return (
    <div className="app-people-role">
      <dt>
        {called}
        <Box color="text-body-secondary" fontSize="body-s">
          {t(`applicationPeople.hints.${role}`)}
        </Box>
      </dt>
      <dd>
        {people.length > 0 && (
          <ul className="app-people-list">
            {people.map((person) => (
              <Person
                key={person.id}
                person={person}
                mayEdit={mayEdit}
                onAnother={() => setNaming({ instead: person })}
                onRemove={() => remove(person.id)}
              />
            ))}
          </ul>
        )}
        {people.length === 0 && isMissing && (
          <StatusIndicator type="warning">{t('applicationPeople.demanded')}</StatusIndicator>
        )}
        {people.length === 0 && !isMissing && <Box color="text-body-secondary">{t('applicationPeople.nobody')}</Box>}
        {mayEdit && (
          <Button
            variant="inline-link"
            iconName="add-plus"
            ariaLabel={t('applicationPeople.name', { role: called })}
            onClick={() => setNaming({})}
          >
            {t('applicationPeople.add')}
          </Button>
        )}
        {naming && (
          <NamePerson
            application={application}
            role={role}
            known={people.map(({ id }) => id)}
            instead={naming.instead}
            onClose={() => setNaming(undefined)}
          />
        )}
      </dd>
    </div>
  );
};
