import Alert from '@cloudscape-design/components/alert';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reason } from '#web/api/failure.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import type { BulkProps } from '#web/components/list/bulk/bulk.ts';
import { BulkOutcome } from '#web/components/list/bulk/bulk-outcome.tsx';
import { useBulkRun } from '#web/components/list/bulk/use-bulk-run.ts';
import { userQueries } from './queries.ts';
import { act, isAction } from './user-acts.ts';

type Person = { id: string; name: string };

/** With more people, their responsibilities are not listed. */
const LOOKED_AT = 25;

const Orphaned = ({ rows }: { rows: readonly Person[] }) => {
  const { t } = useTranslation();
  const looked = rows.slice(0, LOOKED_AT);
  const found = useQueries({ queries: looked.map(({ id }) => userQueries.responsibilities(id)) });
  const those = looked.flatMap(({ id, name }, n) => {
    const { applications, vendors } = found[n]?.data ?? {};
    const total = (applications?.total ?? 0) + (vendors?.total ?? 0);
    return total > 0 ? [{ id, text: t('people.acts.answersFor', { name, count: total }) }] : [];
  });
  if (those.length === 0) return null;
  return (
    <Alert type="warning" header={t('people.acts.orphaned')}>
      <ul className="list-names typed">
        {those.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
};

/** Explains the consequences, runs the action for each person and reports the results. */
const ActOnUsers = <R extends Person>({ name, title, rows, onClose }: BulkProps<R>) => {
  const { t } = useTranslation();
  const action = isAction(name) ? name : 'send';
  const [refusals, setRefusals] = useState<readonly Reason[]>([]);
  const about = { count: rows.length, name: rows[0]?.name ?? '' };
  const { shown, left, start } = useBulkRun(
    rows,
    ({ id }) => act(action, id, (why) => setRefusals((before) => [...new Set([...before, why])])),
    userQueries.all,
    onClose,
    { message: t(`people.acts.${action}.done`, about) },
  );

  if (shown)
    return (
      <BulkOutcome
        title={title}
        run={shown}
        why={refusals.map((why) => t(`actions.${why}`))}
        onClose={() => onClose(left())}
      />
    );
  return (
    <DialogForm
      title={title}
      submit={t(`people.acts.${action}.submit`, about)}
      onSubmit={() => start(rows)}
      onClose={() => onClose(rows)}
    >
      <div>{t(`people.acts.${action}.text`, about)}</div>
      {(action === 'disable' || action === 'remove') && <Orphaned rows={rows} />}
    </DialogForm>
  );
};

export default ActOnUsers;
