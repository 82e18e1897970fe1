import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownControl } from '#domain/controls/control.ts';
import { controlRules } from '#domain/controls/control-rules.ts';
import { isDescribed } from '#domain/controls/work.ts';
import type { DraftOf } from '#domain/rules.ts';
import { api } from '#web/api/client.ts';
import { controlsOf } from '#web/components/applications/queries.ts';
import { PersonSelect } from '#web/components/conditions/person-select.tsx';
import { DayInput } from '#web/components/form/day-input.tsx';
import { draftOf, editedFields } from '#web/components/form/draft.ts';
import type { FormKind, Saved } from '#web/components/form/form-kind.ts';
import { formatDate } from '#web/components/moment.tsx';
import { ofApplication } from '#web/routing/subject-path.ts';
import { controlQueries } from './queries.ts';

export type ControlDraft = DraftOf<typeof controlRules>;
export type EditedControl = Saved & ControlDraft & { owner_name: string };

export const editedOf = ({
  id,
  version,
  updated_at,
  updated_by,
  owner,
  due_on,
  implementation,
}: ShownControl): EditedControl => ({
  ...{ id, version, updated_at: updated_at ?? '', updated_by: updated_by ?? { id: '', name: '' } },
  ...{ owner: owner?.id ?? null, owner_name: owner?.name ?? '', due_on: due_on ?? '', implementation },
});

export const useControlForm = (application: string, shown?: ShownControl): FormKind<ControlDraft, EditedControl> => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const names = { ...chosen, ...(shown?.owner && { [shown.owner.id]: shown.owner.name }) };
  const everything = controlsOf(application);
  return {
    name: `control:${application}`,
    rules: controlRules,
    fields: {
      implementation: {
        label: t('controls.fields.implementation'),
        hint: t('controls.fields.implementationHint'),
      },
      owner: {
        label: t('controls.fields.owner'),
        input: ({ value, isAsked, onChange }) => (
          <PersonSelect
            subject={ofApplication(application)}
            chosen={value ? { id: value, name: names[value] ?? value } : null}
            {...(!isAsked && { nobody: t('controls.nobody') })}
            onChange={(person) => {
              if (person) setChosen((before) => ({ ...before, [person.id]: person.name }));
              onChange(person?.id ?? null);
            }}
          />
        ),
        words: (id) => (id ? (names[id] ?? id) : t('controls.nobody')),
      },
      due_on: {
        label: t('controls.fields.due_on'),
        hint: t('controls.fields.dueHint'),
        input: ({ value, onChange }) => <DayInput value={value} from="today" onChange={onChange} />,
        words: (day) => (day ? formatDate(day, i18n.language) : t('controls.noDay')),
      },
    },
    sections: [
      {
        title: t('controls.one.work'),
        // The implementation cannot change while a reviewer is judging it.
        fields: [...(!shown || isDescribed(shown) ? (['implementation'] as const) : []), ['owner', 'due_on']],
      },
    ],
    saved: t('controls.one.saved'),
    failed: t('controls.one.saveFailed'),
    send: async (draft, saved) => {
      if (!saved) throw new Error('A control is there before anything is done with it.');
      const changed = editedFields(controlRules, draftOf(controlRules, saved), draft);
      const sent = { ...draft, due_on: draft.due_on === '' ? null : draft.due_on };
      const body = Object.fromEntries(Object.entries(sent).filter(([field]) => changed.includes(field)));
      const params = { id: application, controlId: saved.id };
      const now = await api('PATCH /applications/{id}/controls/{controlId}', { params, body, version: saved.version });
      client.setQueryData(controlQueries.one(application, now.id).queryKey, now);
      return editedOf(now);
    },
    one: (controlId) =>
      queryOptions({
        queryKey: [...everything, 'edited', controlId],
        queryFn: async ({ signal }) => {
          const params = { id: application, controlId };
          return editedOf(await api('GET /applications/{id}/controls/{controlId}', { params, signal }));
        },
      }),
    lists: everything,
  };
};
