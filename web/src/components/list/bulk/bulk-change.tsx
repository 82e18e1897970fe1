import Checkbox from '@cloudscape-design/components/checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft, Rules } from '#domain/rules.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import type { FormKind, Saved } from '#web/components/form/form-kind.ts';
import { useForm } from '#web/components/form/use-form.ts';
import type { FormFields } from '#web/components/form/value-text.ts';
import type { BulkProps } from './bulk.ts';
import { BulkOutcome } from './bulk-outcome.tsx';
import { changer, type SeenRow } from './change-one.ts';
import { isRemovable, missingValue, notGiven } from './one-value.ts';
import { useBulkRun } from './use-bulk-run.ts';

type BulkChangeProps<R, D extends Draft, E extends Saved> = BulkProps<R> & { kind: FormKind<D, E> };

/** Sets one field of the form, named by the action, to the same value in all selected rows. */
export const BulkChange = <R extends SeenRow, D extends Draft, E extends Saved>(props: BulkChangeProps<R, D, E>) => {
  const { kind, name, title, rows, onClose } = props;
  const { t } = useTranslation();
  const client = useQueryClient();
  const allRules: Rules = kind.rules;
  const allFields: FormFields = kind.fields;
  const [rule, look] = [allRules[name], allFields[name]];
  const [isRemoved, setIsRemoved] = useState(false);
  const form = useForm<Draft>(rule ? { [name]: rule } : {}, rule ? { [name]: notGiven(rule) } : {}, (draft) => {
    const missing = rule && missingValue(rule, draft[name] ?? null, isRemoved);
    return missing && { [name]: missing };
  });
  const [change] = useState(() =>
    changer<D, E>({
      rules: allRules,
      send: kind.send,
      read: (id) => client.fetchQuery({ ...kind.one(id), staleTime: 0 }),
      onSaved: (saved) => client.setQueryData<E>(kind.one(saved.id).queryKey, saved),
    }),
  );
  const { shown, left, start } = useBulkRun(rows, (row) => change(row, form.draft), kind.lists, onClose);

  if (shown) return <BulkOutcome title={title} run={shown} onClose={() => onClose(left())} />;
  return (
    <DialogForm
      title={title}
      submit={t(isRemoved ? 'list.bulk.submitRemoval' : 'list.bulk.submit', { count: rows.length })}
      onSubmit={() => form.check() && start(rows)}
      onClose={() => onClose(rows)}
    >
      <div>{t(isRemoved ? 'list.bulk.askRemoval' : 'list.bulk.ask', { count: rows.length })}</div>
      {rule && look && !isRemoved && (
        <Field
          rule={rule}
          look={{ ...look, isAsked: true }}
          value={form.draft[name] ?? null}
          error={form.errors[name]}
          onChange={(value) => form.change(name, value)}
        />
      )}
      {rule && look && isRemovable(rule) && (
        <Checkbox
          checked={isRemoved}
          onChange={({ detail }) => {
            setIsRemoved(detail.checked);
            form.change(name, notGiven(rule));
          }}
        >
          {t('list.bulk.remove', { field: look.label })}
        </Checkbox>
      )}
    </DialogForm>
  );
};
